import type { LightMyRequestResponse } from 'fastify'
import { type Call, isWrite } from '../../../calls/call.ts'
import { signBody } from '../../security/check-signature.ts'
import { type ApiUnderTest, testMoment, testPartner, testStaff } from '../api-under-test.ts'
import { jsonOf } from './json-of-answer.ts'
import type { KnownValues } from './known-values.ts'
import type { Plan } from './requests-of-call.ts'

type Headers = Readonly<Record<string, string>>

/** A request on its way: what is asked, by whom, with which headers beside. */
type Request = Plan & {
  readonly from: Headers
  readonly headers: Headers
  /** A name of the query that comes once more; '' for none. */
  readonly again: string
}

const signers = { partner: testPartner, staff: testStaff }

/** What a partner or staff sends along with a body. */
function signatureOf({ access }: Call, payload: string | Buffer): Headers {
  if (access.who !== 'partner' && access.who !== 'staff') return {}
  const { keyId, secret } = signers[access.who]
  const seconds = String(Math.floor(testMoment / 1000))
  return {
    'x-hongyan-key': keyId,
    'x-hongyan-time': seconds,
    'x-hongyan-signature': signBody(secret, seconds, '', Buffer.from(payload)),
  }
}

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Puts what answers gave in place of fields that have such a name. */
function withKnown(call: Call, value: unknown, pick: number, known: KnownValues): unknown {
  if (Array.isArray(value)) return value.map((one) => withKnown(call, one, pick, known))
  if (!isRecord(value)) return value
  const put = (name: string, one: unknown): unknown => {
    const [value] = Array.isArray(one) ? one : [one]
    const there = known.valueFor(call.family, { name, value }, pick)
    if (there === null) return withKnown(call, one, pick, known)
    return Array.isArray(one) ? [there] : there
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, put(name, one)]))
}

function urlOf(call: Call, params: unknown, query: unknown, again: string): string {
  const given = isRecord(params) ? params : {}
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    // A dot alone is no name: what sends the request takes it away.
    encodeURIComponent(
      asText(given[name])
        .slice(0, 300)
        .replace(/^\.{0,2}$/, 'x'),
    ),
  )
  const pairs = isRecord(query) ? Object.entries(query).map(([name, value]) => [name, asText(value)]) : []
  // A name that comes twice, or that nobody knows.
  if (again !== '') pairs.push([again === 'twice' ? (pairs[0]?.[0] ?? 'x') : again, again])
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs as [string, string][])}`
}

/** Sends bytes to a call as its asker would. */
export function sendPayload(
  api: ApiUnderTest,
  call: Call,
  sent: {
    readonly payload: string | Buffer
    readonly from: Headers
    readonly headers: Headers
    readonly params?: unknown
    readonly query?: unknown
    readonly again?: string
  },
): Promise<LightMyRequestResponse> {
  const { payload, from, headers, params, query, again = '' } = sent
  const isSigned = call.access.who === 'partner' || call.access.who === 'staff'
  return api.send({
    method: call.method,
    url: urlOf(call, params, query, again),
    headers: {
      ...(isSigned ? signatureOf(call, isWrite(call) ? payload : '') : from),
      ...(isWrite(call) ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(isWrite(call) ? { payload } : {}),
  })
}

/** Sends a call with the parts of a request, and learns from a success what there is to ask for. */
export async function sendCall(
  api: ApiUnderTest,
  call: Call,
  request: Request,
  known: KnownValues,
): Promise<LightMyRequestResponse> {
  const { asked, pick, from, headers, again } = request
  const parts = (value: unknown) => (pick === null ? value : withKnown(call, value, pick, known))
  const payload = call.body === undefined ? '{}' : (JSON.stringify(parts(asked.body)) ?? '')
  const [params, query] = [parts(asked.params), parts(asked.query)]
  const answer = await sendPayload(api, call, { payload, from, headers, params, query, again })
  if (answer.statusCode === 200 && isAnswer(answer)) known.learn(call.family, jsonOf(answer))
  return answer
}

/** JSON that says something, and no file. */
function isAnswer({ headers }: LightMyRequestResponse): boolean {
  return (
    String(headers['content-type']).startsWith('application/json') &&
    headers['content-disposition'] === undefined
  )
}
