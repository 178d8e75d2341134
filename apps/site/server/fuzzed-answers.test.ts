import type { Db } from '@hongyan/db'
import { withDatabases } from '@hongyan/testing/databases'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshSamples } from '../../../tools/seed/refresh-samples.ts'
import type { Call } from '../calls/call.ts'
import { apiCalls } from '../features.ts'
import { type ApiUnderTest, createApiUnderTest } from './testing/api-under-test.ts'
import { type Asker, type Askers, askers, createAskers } from './testing/fuzz/askers.ts'
import { faultsOf } from './testing/fuzz/judge-answer.ts'
import { createKnownValues, type KnownValues } from './testing/fuzz/known-values.ts'
import { requestsOf } from './testing/fuzz/requests-of-call.ts'
import { rightRequests } from './testing/fuzz/right-requests.ts'
import { sendCall } from './testing/fuzz/send-call.ts'
import { storeRecords } from './testing/fuzz/store-records.ts'

/** Headers that calls read beside what says who asks. */
const strangeHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 6 },
  { arbitrary: fc.constant({ 'idempotency-key': 'the-same-for-all' }), weight: 3 },
  fc.constantFrom(
    { 'idempotency-key': 'k'.repeat(400) },
    { 'idempotency-key': '__proto__' },
    { 'accept-language': 'x-klingon;q=2,*;q=0' },
    { 'accept-language': 'zh-HK,'.repeat(50) },
    { 'client-info': '{"language":"en"' },
    { 'client-info': '{"language":"__proto__"}' },
    { authorization: 'Bearer ' },
    { authorization: `Bearer hyk_${'a'.repeat(60)}` },
    { cookie: '__Host-account=x; __Host-session=; language=nobody' },
    { 'if-none-match': '*' },
    { accept: 'text/html' },
    { purpose: 'prefetch' },
    { origin: 'null' },
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'br;q=0, gzip' },
  ),
)
/** What takes away comes last, so that something is there for the others. */
const taking = /remove|delete|forget|leave|withdraw|revoke|cancel|signOut|end[SA]/i
const inOrder: readonly Call[] = [
  ...apiCalls.filter(({ access }) => access.repeat === 'reads'),
  ...apiCalls.filter(({ id, access }) => access.repeat !== 'reads' && !taking.test(id)),
  ...apiCalls.filter(({ id, access }) => access.repeat !== 'reads' && taking.test(id)),
]

withDatabases('whatever is asked of a call that its schema has room for', (database: () => Db) => {
  let api: ApiUnderTest
  let asking: Askers
  const known: KnownValues = createKnownValues()
  let from: Record<Asker, Readonly<Record<string, string>>>
  const signedIn = async () =>
    Object.fromEntries(
      await Promise.all(askers.map(async (asker) => [asker, await asking.headersOf(asker)] as const)),
    ) as typeof from
  beforeAll(async () => {
    api = await createApiUnderTest(refreshSamples, database())
    asking = await createAskers(api)
    await storeRecords(api, asking, known)
    from = await signedIn()
  })
  afterAll(async () => api.close())

  it.each(inOrder)('$id answers as it is described', async (call) => {
    // Calls that only read end no session and no membership.
    if (call.access.repeat !== 'reads') from = await signedIn()
    const request = fc.record({
      plan: requestsOf(call, rightRequests[call.id] ?? []),
      headers: strangeHeaders,
      language: fc.constantFrom('zh-CN', 'zh-HK', 'en-US'),
      asker: fc.constantFrom(...askers),
      again: fc.oneof(
        { arbitrary: fc.constant(''), weight: 4 },
        fc.constantFrom('twice', '__proto__', 'callback', 'lang', 'a[]'),
      ),
    })
    await fc.assert(
      fc.asyncProperty(request, async ({ plan, headers, language, asker, again }) => {
        const spoken = { 'accept-language': language, ...headers }
        const answer = await sendCall(
          api,
          call,
          { ...plan, headers: spoken, again, from: from[asker] },
          known,
        )
        expect(answer.statusCode, answer.body.slice(0, 500)).toBeLessThan(500)
        const said = { language: spoken['accept-language'], sent: JSON.stringify(plan) }
        expect(faultsOf(call, answer, said), `${answer.statusCode} ${answer.body.slice(0, 500)}`).toEqual([])
      }),
      { numRuns: 9 },
    )
  })
})
