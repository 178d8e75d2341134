import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiUnderTest, createApiUnderTest } from '../../../server/testing/api-under-test.ts'
import { bookActions } from './actions.ts'
import { bookFileActions } from './files/actions.ts'
import { aPerson, signInCustomer } from './testing/sign-in-customer.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
})
afterAll(async () => api.close())

const base64 = (text: string) => Buffer.from(text).toString('base64')
const call = Object.fromEntries(
  [...bookActions, ...bookFileActions].map((route) => [route.call.path, route.call]),
)

describe('whose the book is', () => {
  type Subject = { readonly id: string; readonly undo: string }
  const file = base64('姓名,手机,地址\n张三,13800138000,湖北省武汉市江夏区光谷大道88号\n')

  /** What each call is asked about an address and a deletion of the owner, and what the three answer. */
  const table: readonly (readonly [string, (of: Subject) => unknown, number, number])[] = [
    ['/address/newAddress', () => [{ ...aPerson, phone: '13500001234', detailAddr: '鸿雁路9号' }], 1, 1],
    ['/address/updateAddressInfo', ({ id }) => [{ id, name: '改名' }], 1, 1161],
    ['/address/setDefaultAddress', ({ id }) => ({ id }), 1, 1161],
    ['/address/deleteAddressInfoByIdListAndPin', ({ id }) => [[id]], 1, 1161],
    ['/address/getAddressByPinAndId', ({ id }) => ({ id }), 1, 1161],
    ['/address/getAddressInfoByConditionEnhance', () => [{}], 1, 1],
    ['/address/getFuzzyQueryByConditionPageEnhance', () => [{ keyword: '季' }], 1, 1],
    ['/cnet/queryAddressBatchAndUserNew', () => ({ addressList: ['季舒文 北京朝阳'] }), 1, 1],
    ['/v1/address-book/undo', ({ undo }) => ({ undo }), 1, 1163],
    ['/v1/address-book/groups', () => ({ from: 'clients', to: null }), 1, 1],
    ['/v1/address-book/import/check', () => ({ file }), 1, 1],
    ['/v1/address-book/import', () => ({ file }), 1, 1],
    ['/v1/address-book/export', () => ({}), 1, 1],
  ]

  it('has a row for every call', () => {
    expect(table.map(([path]) => path).sort()).toEqual(Object.keys(call).sort())
  })

  async function aSubject() {
    const owner = await signInCustomer(api)
    const { id } = await owner.add()
    const gone = await owner.add({ name: '江叔宁' })
    const { undo } = (await owner.ask('/address/deleteAddressInfoByIdListAndPin', [[gone.id]])).data
    return { owner, subject: { id, undo } }
  }
  const whole = async ({ ask }: Awaited<ReturnType<typeof signInCustomer>>) =>
    (await ask('/address/getAddressInfoByConditionEnhance', [{}])).data.list

  it.each(table)('%s', async (path, bodyOf, forOwner, forAnother) => {
    const { owner, subject } = await aSubject()
    const before = await whole(owner)
    const isFile = path === '/v1/address-book/export'

    const visitor = await api.post(path, bodyOf(subject))
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 1401])
    expect(await whole(owner)).toEqual(before)

    const another = await (await signInCustomer(api)).send(path, bodyOf(subject))
    expect(another.body).not.toMatch(/13900005527|雁书街8号院/)
    if (!isFile) expect(another.json().code).toBe(forAnother)
    expect(await whole(owner)).toEqual(before)

    const own = await owner.send(path, bodyOf(subject))
    if (isFile) expect(own.body).toContain('13900005527')
    else expect(own.json().code).toBe(forOwner)
  })

  it.each(Object.values(call))('$id never fails over a strange body of a customer', async ({ path }) => {
    const { send } = await signInCustomer(api)
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.boolean(), async (value, inArray) => {
        const answer = await send(path, inArray ? [value] : value)
        expect(answer.statusCode).toBeLessThan(500)
      }),
      { numRuns: 40 },
    )
  })
})
