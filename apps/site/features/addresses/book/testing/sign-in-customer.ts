import type { ApiUnderTest } from '../../../../server/testing/api-under-test.ts'
import { signIn } from '../../../../server/testing/sign-in.ts'

export const aPerson = {
  name: '季舒文',
  phone: '139 0000 5527',
  company: '金穗粮行',
  areaCode: '110105',
  detailAddr: '雁书街8号院3号楼902室',
  group: 'clients',
}

let customers = 0

/** Signs in a customer of the test's own, and gives what such a customer may send. */
export async function signInCustomer(api: ApiUnderTest) {
  customers += 1
  const browser = await signIn(api, `customer-${customers}`)
  const send = (url: string, body: unknown, headers: Record<string, string> = {}) =>
    api.post(url, body, { ...browser, ...headers })
  const ask = async (url: string, body: unknown, headers: Record<string, string> = {}) =>
    (await send(url, body, headers)).json()
  const add = async (changes = {}) => (await ask('/address/newAddress', [{ ...aPerson, ...changes }])).data
  return { send, ask, add }
}
