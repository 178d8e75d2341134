import { migrate, openDatabase } from '@hongyan/db'
import Fastify from 'fastify'
import { inject } from 'light-my-request'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, isWrite } from '../calls/call.ts'
import { apiCalls } from '../features.ts'
import { callAt } from './http/call-at.ts'
import { limitsWith } from './limits.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { createFastPath } from './routing/fast-path.ts'
import { urlOf } from './routing/register-call.ts'
import { boundWork } from './security/bound-work.ts'
import type { StaticFiles } from './static-files/static-files.ts'
import { type ApiUnderTest, createApiUnderTest } from './testing/api-under-test.ts'
import { type Asker, type Askers, createAskers } from './testing/fuzz/askers.ts'
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
    api = await createApiUnderTest(async () => {})
    asking = await createAskers(api)
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
    api = await createApiUnderTest(
      async () => {},
      db,
      () => {},
    )
    const asking = await createAskers(api)
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

describe('what every call answers that is refused at the front', () => {
  const front = (allowed: boolean) =>
    createFastPath({
      pages: { peek: () => undefined } as unknown as PageCache,
      files: { peek: () => undefined, has: () => false } as unknown as StaticFiles,
      allowHost: () => true,
      addressOf: () => '192.0.2.1',
      takePage: () => (allowed ? { allowed } : { allowed, retryAfterSeconds: 3 }),
      nextId: () => 'id',
      maxUrl: 2048,
      callAt: callAt(apiCalls),
      isPreviewing: () => false,
      orderPortal: null,
      signsIn: false,
      observe: () => {},
    })
  /** Where this is, the front has let the request pass. */
  const asked = (call: Call, url: string, allowed = true) =>
    inject(
      (request, response) => {
        if (!front(allowed)(request, response)) response.writeHead(204).end()
      },
      { method: call.method, url },
    )
  const odd = ['%', '%ff', '%00', 'a%2Fb', 'a%5cb', '..%2f', 'x'.repeat(3000)]

  it.each(apiCalls)('$id: to an address that cannot be read', async (call) => {
    const urls = call.path.includes('{')
      ? odd.map((one) => call.path.replace(/\{\w+\}/g, one))
      : [`${call.path}?${'x'.repeat(3000)}`]
    for (const url of urls) {
      const answer = await asked(call, url)
      expect(faultsOf(call, answer), `${url.slice(0, 60)}: ${answer.body}`).toEqual([])
      expect(answer.statusCode).toBe(400)
    }
  })

  it.each(apiCalls)('$id: to an address that has asked for too much', async (call) => {
    const answer = await asked(call, call.path.replace(/\{\w+\}/g, 'x'), false)
    expect(faultsOf(call, answer), answer.body).toEqual([])
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3'])
  })

  it.each([
    ['all', 503, { 'calls.parallel': 0 }],
    ['one client', 429, { 'calls.perClient': 0 }],
  ] as const)('where %s have as much going on as they may', async (_who, status, full) => {
    const app = Fastify()
    boundWork(app, { limits: { ...limitsWith({}), ...full }, clientOf: () => '192.0.2.1' })
    for (const call of apiCalls)
      app.route({ method: call.method, url: urlOf(call), config: { call }, handler: async () => 'let in' })
    for (const call of apiCalls) {
      const answer = await app.inject({ method: call.method, url: call.path.replace(/\{\w+\}/g, 'x') })
      expect(faultsOf(call, answer), `${call.id}: ${answer.body}`).toEqual([])
      expect(answer.statusCode).toBe(status)
    }
    await app.close()
  })
})
