import type { Db } from '@hongyan/db'
import { withDatabases } from '@hongyan/testing/databases'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { refreshSamples } from '../../../tools/seed/refresh-samples.ts'
import type { Call } from '../calls/call.ts'
import { apiCalls } from '../features.ts'
import { signBody } from './security/check-signature.ts'
import {
  type ApiUnderTest,
  openApiUnderTest,
  ownOrigin,
  testMoment,
  testPartner,
  testStaff,
} from './testing/api-under-test.ts'
import { describedAnswer } from './testing/described-answer.ts'
import { signIn } from './testing/sign-in.ts'

let api: ApiUnderTest
let browser: { readonly cookie: string }

function openSite(database: () => Db): void {
  beforeAll(async () => {
    api = await openApiUnderTest(refreshSamples, database())
    browser = await signIn(api, 'example', '+8613000002003')
  })
  afterAll(async () => api.close())
}

type Schema = z.core.JSONSchema.BaseSchema | boolean

/** Texts that somebody may send who means no good, or whose keyboard, clipboard or program is odd. */
const strangeText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\u2066',
    '\u200b',
    '\ufeff',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '%00',
    '%',
    '../../etc/passwd',
    '<script>1</script>',
    '2026-02-30',
    '9999-12-31T23:59:59.999Z',
    '0000-00-00',
    '-1',
    '1e309',
    '9007199254740993',
    '１２３',
    'NaN',
    '00000000-0000-0000-0000-000000000000',
    'HY660120260038',
    '13900001035',
    '110101',
    '𠮷'.repeat(100),
    'a'.repeat(5000),
    '9'.repeat(400),
  ),
  fc.string({ unit: 'binary' }),
)
const strangeNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 0.5, 1e-7, 1e21, 1e308, 2 ** 53, -(2 ** 53), 2 ** 31, 253_402_300_800_000),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
)
const strange: fc.Arbitrary<unknown> = fc.oneof(
  strangeText,
  strangeNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { __proto__: null }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Values that a schema nearly always takes, with strange ones in their places now and then. */
function valuesOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean' || depth > 8) return strange
  return fc.oneof({ arbitrary: fitting(schema, depth), weight: 12 }, { arbitrary: strange, weight: 1 })
}

function fitting(schema: z.core.JSONSchema.BaseSchema, depth: number): fc.Arbitrary<unknown> {
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, required = [], items, enum: choices } = schema
  const forms = [...anyOf, ...oneOf]
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (choices !== undefined && choices.length > 0) return fc.constantFrom(...(choices as unknown[]))
  if (forms.length > 0) return fc.oneof(...forms.map((form) => valuesOf(form, depth + 1)))
  if (allOf.length > 0)
    return fc
      .tuple(...allOf.map((form) => fitting(form as z.core.JSONSchema.BaseSchema, depth + 1)))
      .map((parts) => Object.assign({}, ...parts))
  switch (schema.type) {
    case 'object': {
      const fields = Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, valuesOf(one, depth + 1)]),
      )
      return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
    }
    case 'array': {
      const item = Array.isArray(items) ? items[0] : items
      const most = Math.min(schema.maxItems ?? 4, 4)
      return fc.array(valuesOf(item ?? true, depth + 1), {
        minLength: Math.min(schema.minItems ?? 0, most),
        maxLength: most,
      })
    }
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number': {
      const { minimum: min = 0, maximum: max = 1000 } = schema
      return fc.oneof(
        fc.integer({ min: Math.ceil(min), max: Math.floor(Math.max(min, max)) }),
        // A column of 32 bits ends here, and a database refuses what is beyond.
        fc.constantFrom(min, max, 2 ** 31, 2 ** 53 - 1),
      )
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return strange
  }
}

function textOf({
  pattern,
  maxLength = 60,
  minLength = 0,
}: z.core.JSONSchema.BaseSchema): fc.Arbitrary<string> {
  const plain = fc.oneof(
    strangeText,
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
  )
  if (pattern === undefined) return plain
  try {
    return fc.oneof(fc.stringMatching(new RegExp(pattern)), strangeText)
  } catch {
    return plain
  }
}

function partOf(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined) return fc.constant(undefined)
  return valuesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

const signers = { partner: testPartner, staff: testStaff }

function headersOf({ access }: Call, payload: string, signedIn: boolean): Record<string, string> {
  if (access.who !== 'partner' && access.who !== 'staff')
    return { origin: ownOrigin, 'sec-fetch-site': 'same-origin', ...(signedIn ? browser : {}) }
  const { keyId, secret } = signers[access.who]
  const seconds = String(Math.floor(testMoment / 1000))
  return {
    'x-hongyan-key': keyId,
    'x-hongyan-time': seconds,
    'x-hongyan-signature': signBody(secret, seconds, '', Buffer.from(payload)),
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed()

type Asked = {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly again: string
}

async function send(call: Call, asked: Asked, signedIn: boolean) {
  const params = isRecord(asked.params) ? asked.params : {}
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    // A dot alone is no name: what sends the request takes it away.
    encodeURIComponent(
      asText(params[name])
        .slice(0, 300)
        .replace(/^\.{0,2}$/, 'x'),
    ),
  )
  const query = isRecord(asked.query)
    ? Object.entries(asked.query).map(([name, value]) => [name, asText(value)])
    : []
  // A name that comes twice, or that nobody knows.
  if (asked.again !== '')
    query.push([asked.again === 'twice' ? (query[0]?.[0] ?? 'x') : asked.again, asked.again])
  const payload = call.body === undefined ? '{}' : (JSON.stringify(asked.body) ?? '')
  const takesBody = call.method !== 'GET'
  return api.send({
    method: call.method,
    url: query.length === 0 ? path : `${path}?${new URLSearchParams(query as [string, string][])}`,
    headers: {
      ...headersOf(call, takesBody ? payload : '', signedIn),
      ...(takesBody ? { 'content-type': 'application/json' } : {}),
      ...asked.headers,
    },
    ...(takesBody ? { payload } : {}),
  })
}

/** Headers that calls read beside what says who asks. */
const strangeHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { arbitrary: fc.constant({}), weight: 6 },
  fc.constantFrom(
    { 'idempotency-key': 'k'.repeat(400) },
    { 'idempotency-key': '__proto__' },
    { 'accept-language': 'x-klingon;q=2,*;q=0' },
    { 'client-info': '{"language":"en"' },
    { 'client-info': '{"language":"__proto__"}' },
    { authorization: 'Bearer ' },
    { authorization: `Bearer hyk_${'a'.repeat(60)}` },
    { cookie: '__Host-account=x; __Host-session=; language=nobody' },
    { 'if-none-match': '*' },
    { accept: 'text/html' },
    { purpose: 'prefetch' },
  ),
)

/** An answer that is no JSON because its call says so. */
function isDeclaredFile(
  call: Call,
  answer: { readonly statusCode: number; readonly headers: object },
): boolean {
  const declared = call.replies[answer.statusCode]
  return typeof declared === 'string' || (answer.statusCode === 303 && 'location' in answer.headers)
}

withDatabases('whatever is asked of a call that its schema has room for', (database) => {
  openSite(database)
  it.each(apiCalls)('$id answers as it is described', async (call) => {
    const asked = fc.record({
      params: partOf(call.params),
      query: partOf(call.query),
      body: partOf(call.body),
      headers: strangeHeaders,
      again: fc.oneof(
        { arbitrary: fc.constant(''), weight: 4 },
        fc.constantFrom('twice', '__proto__', 'callback', 'lang'),
      ),
    })
    await fc.assert(
      fc.asyncProperty(asked, fc.boolean(), async (request, signedIn) => {
        const answer = await send(call, request, signedIn)
        expect(answer.statusCode, answer.body.slice(0, 500)).toBeLessThan(500)
        if (isDeclaredFile(call, answer)) return
        const read = describedAnswer(call.id, answer.statusCode).safeParse(answer.json())
        expect(read.error?.issues ?? [], `${answer.statusCode} ${answer.body.slice(0, 500)}`).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})
