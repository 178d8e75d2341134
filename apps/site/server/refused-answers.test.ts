import { migrate, openDatabase } from '@hongyan/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, isWrite } from '../calls/call.ts'
import { apiCalls } from '../features.ts'
import { type ApiUnderTest, openApiUnderTest } from './testing/api-under-test.ts'
import { type Asker, type Askers, openAskers } from './testing/fuzz/askers.ts'
import { faultsOf } from './testing/fuzz/judge-answer.ts'
import { sendPayload } from './testing/fuzz/send-call.ts'

/** Ways to send a body that is none, or not as a call takes it. */
const brokenBodies: readonly (readonly [
  payload: string | Buffer,
  headers: Readonly<Record<string, string>>,
])[] = [
  ['', {}],
  ['{', {}],
  ['null', {}],
  ['[]', {}],
  ['"text"', {}],
  ['1e999', {}],
  ['{"a":1}{"a":2}', {}],
  [Buffer.from([0x22, 0xff, 0xfe, 0x22]), {}],
  ['\ufeff{}', {}],
  ['{"a":"\\ud800"}', {}],
  ['{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}', {}],
  [`${'['.repeat(500)}${']'.repeat(500)}`, {}],
  [`[${'1,'.repeat(30_000)}1]`, {}],
  [JSON.stringify({ a: 'x'.repeat(70_000) }), {}],
  ['{}', { 'content-type': 'text/plain' }],
  ['a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['{}', { 'content-type': 'application/json; charset=gbk' }],
  ['{}', { 'content-type': '' }],
  ['{}', { 'content-encoding': 'gzip' }],
  ['{}', { 'content-length': '99999999' }],
]

const askerOf = ({ access }: Call): Asker => (access.record === 'company' ? 'owner' : 'customer')
const signersOwn = ({ access }: Call) => access.who === 'partner' || access.who === 'staff'

describe('what every call answers that does not come to do its work', () => {
  let api: ApiUnderTest
  let asking: Askers
  beforeAll(async () => {
    api = await openApiUnderTest(async () => {})
    asking = await openAskers(api)
  })
  afterAll(async () => api.close())

  it.each(apiCalls.filter(isWrite))('$id: to a body that is none', async (call) => {
    const from = await asking.headersOf(askerOf(call))
    for (const [payload, headers] of brokenBodies) {
      const answer = await sendPayload(api, call, { payload, from, headers })
      const sent = `${String(payload).slice(0, 60)} ${JSON.stringify(headers)}: ${answer.body.slice(0, 300)}`
      expect(answer.statusCode, sent).toBeLessThan(500)
      expect(faultsOf(call, answer), sent).toEqual([])
    }
  })

  it.each(apiCalls)('$id: when its limit is used up', async (call) => {
    const from = await asking.headersOf(askerOf(call))
    api.exhaust(call.limit)
    const answer = await sendPayload(api, call, { payload: '{}', from, headers: {} })
    api.exhaust(null)
    expect(faultsOf(call, answer), answer.body).toEqual([])
  })

  it.each(apiCalls.filter(signersOwn))('$id: to a signature that does not hold', async (call) => {
    const headers = { 'x-hongyan-signature': '0'.repeat(64) }
    const answer = await sendPayload(api, call, { payload: '{}', from: {}, headers })
    expect(faultsOf(call, answer), answer.body).toEqual([])
    expect(answer.statusCode).toBe(401)
  })
})

describe('what every call answers while the database is away', () => {
  let api: ApiUnderTest
  const from: Partial<Record<Asker, Readonly<Record<string, string>>>> = {}
  beforeAll(async () => {
    const db = await openDatabase({ url: ':memory:' })
    await migrate(db)
    api = await openApiUnderTest(
      async () => {},
      db,
      () => {},
    )
    const asking = await openAskers(api)
    for (const asker of ['customer', 'owner'] as const) from[asker] = await asking.headersOf(asker)
    await db.close()
  })
  afterAll(async () => api.close())

  it.each(apiCalls)('$id', async (call) => {
    for (const { request } of call.examples) {
      const asked = {
        ...request,
        from: from[askerOf(call)] ?? {},
        headers: { 'idempotency-key': 'asked-when-away' },
      }
      const answer = await sendPayload(api, call, { ...asked, payload: JSON.stringify(request.body ?? {}) })
      expect(answer.statusCode, answer.body).not.toBe(500)
      expect(faultsOf(call, answer), answer.body).toEqual([])
    }
  })
})
