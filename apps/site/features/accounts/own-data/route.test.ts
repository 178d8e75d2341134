import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSamples } from '../../../../../tools/seed/refresh-samples.ts'
import { notAvailable } from '../../../calls/refusals.ts'
import { type ApiUnderTest, createApiUnderTest } from '../../../server/testing/api-under-test.ts'
import { signIn } from '../../../server/testing/sign-in.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(refreshSamples)
})
afterAll(() => api.close())

type Browser = Awaited<ReturnType<typeof signIn>>
const get = (url: string, headers: Browser) => api.send({ url, headers })
const sessionsOf = async (browser: Browser) =>
  (await get('/v1/account/sessions', browser)).json().data.sessions as readonly {
    readonly id: string
    readonly current: boolean
  }[]
const isIn = async (browser: Browser) => (await get('/v1/account', browser)).json().data.signedIn as boolean

describe('what is held', () => {
  it('is counted, and exported as a file', async () => {
    const browser = await signIn(api, 'holder')
    expect((await get('/v1/account/holdings', browser)).json().data).toEqual({
      addresses: 0,
      orders: 0,
      drafts: 0,
      subscriptions: 0,
      nicknames: 0,
      deliveryChanges: 0,
      claims: 0,
      apiKeys: 0,
      webhooks: 0,
      companyOrders: 0,
      underWay: 0,
      openClaims: 0,
      peopleLeft: 0,
      companyUnderWay: 0,
    })
    const file = await get('/v1/account/export', browser)
    expect(file.headers['content-disposition']).toContain('hongyan-account.json')
    expect(file.headers['cache-control']).toBe('no-store')
    expect(file.json()).toMatchObject({
      account: { identityProvider: 'https://id.example', subject: 'holder', name: '欧阳样例' },
      sessions: [{ device: null }],
      addresses: [],
      apiKeys: [],
      webhooks: [],
    })
    expect(file.body).not.toMatch(/secret|_mac|id_token/)
  })
})

describe('sessions', () => {
  it('are listed with the one in hand, and the others end one by one', async () => {
    const [here, there] = [await signIn(api, 'two devices'), await signIn(api, 'two devices')]
    const sessions = await sessionsOf(here)
    expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true])
    const other = sessions.find(({ current }) => !current)?.id ?? ''
    expect((await api.post(`/v1/account/sessions/${other}/end`, {}, here)).json().code).toBe(1)
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    const own = sessions.find(({ current }) => current)?.id ?? ''
    for (const id of [own, other, 'x']) {
      const answer = await api.post(`/v1/account/sessions/${id}/end`, {}, here)
      expect([answer.statusCode, answer.json().code]).toEqual([404, notAvailable.code])
    }
  })

  it('of somebody else are none', async () => {
    const [one, two] = [await signIn(api, 'one'), await signIn(api, 'another')]
    const [session] = await sessionsOf(one)
    expect((await api.post(`/v1/account/sessions/${session?.id}/end`, {}, two)).statusCode).toBe(404)
    expect(await isIn(one)).toBe(true)
  })

  it('end everywhere', async () => {
    const [here, there] = [await signIn(api, 'everywhere'), await signIn(api, 'everywhere')]
    const answer = await api.post('/v1/account/sign-out-everywhere', {}, here)
    expect(answer.json().data.next).toBe('/signed-out')
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0')
    expect([await isIn(here), await isIn(there)]).toEqual([false, false])
  })
})

describe('deleting', () => {
  it('has to be confirmed, and is done for good on every device', async () => {
    const [here, there] = [await signIn(api, 'leaver'), await signIn(api, 'leaver')]
    for (const body of [{}, { confirmed: false }, { confirmed: 'yes' }]) {
      expect((await api.post('/v1/account/delete', body, here)).statusCode).toBe(400)
    }
    const answer = await api.post('/v1/account/delete', { confirmed: true }, here)
    expect(answer.json()).toEqual({ code: 1, data: { ordersKept: 0, next: '/signed-out' }, errorMsg: '' })
    expect([await isIn(here), await isIn(there)]).toEqual([false, false])
    expect((await api.post('/v1/account/delete', { confirmed: true }, here)).statusCode).toBe(401)
  })
})
