import { openDatabase } from '@hongyan/db'
import { createSession } from '@hongyan/domain/accounts/create-session'
import { endSession } from '@hongyan/domain/accounts/end-session'
import { withDatabases } from '@hongyan/testing/databases'
import { expect, onTestFinished, test } from 'vitest'
import { apiRoutes } from '../../features.ts'
import { accountCookie } from '../security/account-cookie.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from '../testing/api-under-test.ts'

const cookie = accountCookie(ownOrigin)
const identity = {
  issuer: 'https://id.example',
  subject: 'somebody',
  name: '欧阳样例',
  phone: null,
  providerSession: 'one',
  idToken: null,
}

withDatabases('two processes on one database', (database) => {
  async function twoProcesses(): Promise<readonly [ApiUnderTest, ApiUnderTest]> {
    const open = async () => createApiUnderTest(async () => {}, database())
    const [one, other] = [await open(), await open()]
    onTestFinished(async () => {
      for (const api of [one, other]) await api.close()
    })
    return [one, other]
  }

  const list = async (api: ApiUnderTest, secret: string) =>
    (
      await api.post(
        '/waybill/listWaybill',
        {},
        { cookie: String(cookie.keep(secret)[0]).split(';')[0] ?? '' },
      )
    ).statusCode

  test('know the same people as signed in, and as signed out', async () => {
    const [one, other] = await twoProcesses()
    const { secret } = await createSession(one.ctx, { identity, replaced: null })
    expect([await list(one, secret), await list(other, secret)]).toEqual([200, 200])
    await endSession(other.ctx, { secret })
    expect([await list(one, secret), await list(other, secret)]).toEqual([401, 401])
  })

  test('keep somebody signed in whom the other one sees', async () => {
    const [one, other] = await twoProcesses()
    const { secret } = await createSession(one.ctx, { identity, replaced: null })
    const { idleMs } = one.ctx.settings.accounts
    const begun = one.ctx.now()
    for (const step of [0.6, 1.2, 1.8]) {
      for (const api of [one, other]) api.setNow(begun + idleMs * step)
      expect(await list(step === 1.2 ? other : one, secret)).toBe(200)
    }
    for (const api of [one, other]) api.setNow(begun + idleMs * 2.8)
    expect([await list(one, secret), await list(other, secret)]).toEqual([401, 401])
  })
})

/** What pages ask and keep by themselves, whether or not anybody is there. */
const byThemselves = [
  'showAccount',
  'countUnderWay',
  'deviceKey',
  'listOrderDrafts',
  'saveOrderDraft',
  'deleteOrderDraft',
  'mendOrderList',
  'keepListText',
  'checkOrderMark',
  'showOrder',
]

test('what pages do by themselves keeps nobody signed in', () => {
  const named = apiRoutes.filter(({ call }) => byThemselves.includes(call.id))
  expect(named.map(({ call }) => call.id).sort()).toEqual(byThemselves.toSorted())
  expect(named.filter(({ call }) => call.access.inUse !== false).map(({ call }) => call.id)).toEqual([])
})

test('a draft that is moved to the account before the end moves the end for nobody', async () => {
  const api = await createApiUnderTest(async () => {})
  onTestFinished(() => api.close())
  const { secret } = await createSession(api.ctx, { identity, replaced: null })
  const headers = { cookie: String(cookie.keep(secret)[0]).split(';')[0] ?? '', origin: ownOrigin }
  const { idleMs } = api.ctx.settings.accounts
  const begun = api.ctx.now()
  const move = () =>
    api.post('/v1/order-drafts', { id: '0198a5c0-0000-4000-8000-000000000001', content: {} }, headers)
  api.setNow(begun + idleMs - 60_000)
  expect((await move()).statusCode).toBe(200)
  api.setNow(begun + idleMs)
  expect((await move()).statusCode).toBe(401)
})

test('a call about nobody’s record looks for no account, and is answered without a database', async () => {
  const db = await openDatabase({ url: ':memory:' })
  const api = await createApiUnderTest(async () => {}, db)
  onTestFinished(() => api.close())
  const { secret } = await createSession(api.ctx, { identity, replaced: null })
  await db.close()
  const headers = { cookie: String(cookie.keep(secret)[0]).split(';')[0] ?? '' }
  expect((await api.post('/site/getGeo', [{ longitude: 116.4, latitude: 39.9 }], headers)).statusCode).toBe(
    200,
  )
  expect((await api.post('/waybill/listWaybill', {}, headers)).statusCode).toBe(503)
})
