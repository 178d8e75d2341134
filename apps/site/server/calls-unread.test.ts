import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isWrite } from '../calls/call.ts'
import { tooLarge } from '../calls/refusals.ts'
import { apiCalls } from '../features.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from './testing/api-under-test.ts'
import { signIn } from './testing/sign-in.ts'

let api: ApiUnderTest
let browser: { readonly cookie: string }
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
  browser = await signIn(api, 'example')
})
afterAll(async () => api.close())

const openPosts = apiCalls.filter(
  (call) =>
    isWrite(call) && call.body !== undefined && call.access.who !== 'partner' && call.access.who !== 'staff',
)

type JsonSchema = z.core.JSONSchema.BaseSchema | boolean

/** How many values a body of a schema may have; infinite where it names no bound. */
function mostValues(schema: JsonSchema): number {
  if (typeof schema === 'boolean') return 1
  const {
    anyOf = [],
    oneOf = [],
    allOf = [],
    properties = {},
    items,
    maxItems = Number.POSITIVE_INFINITY,
  } = schema
  if (schema.$ref !== undefined) return Number.POSITIVE_INFINITY
  const fields = Object.values(properties).reduce((sum: number, one) => sum + mostValues(one), 0)
  const listed = items === undefined || Array.isArray(items) ? 0 : maxItems * mostValues(items)
  const together = allOf.reduce((sum: number, one) => sum + mostValues(one), 0)
  return 1 + fields + listed + together + Math.max(0, ...[...anyOf, ...oneOf].map(mostValues))
}

describe('what comes before the body of a call is read', () => {
  it.each(openPosts)(
    '$id reads no body of nobody, and none that is too large or holds too much',
    async (call) => {
      const { values, listValues, depth } = api.services.jsonBounds
      const most = call.longBody || call.carriesFile ? listValues : values
      const bodies = [
        { padding: 'x'.repeat(call.carriesFile ? 3_100_000 : call.longBody ? 600_000 : 70_000) },
        Array.from({ length: most }, () => 0),
        Array.from({ length: depth }, () => '[').join(''),
      ]
      for (const body of bodies) {
        const payload =
          typeof body === 'string' ? `[${body}${body.replaceAll('[', ']')}]` : JSON.stringify(body)
        const ask = (headers: Record<string, string>) =>
          api.send({
            method: call.method,
            url: call.path.replace(/\{\w+\}/g, 'x'),
            headers: {
              origin: ownOrigin,
              'sec-fetch-site': 'same-origin',
              'content-type': 'application/json',
              ...headers,
            },
            payload,
          })
        const strange = await ask({})
        expect(strange.statusCode).toBe(/customer|person/.test(call.access.who) ? 401 : 413)
        if (call.access.who !== 'customer' || call.access.record === 'company') continue
        const known = await ask(browser)
        expect([known.statusCode, known.json().code]).toEqual([413, tooLarge.code])
      }
    },
  )

  it.each(openPosts)('$id may hold all that its schema has room for', (call) => {
    const { values, listValues } = api.services.jsonBounds
    const most = mostValues(z.toJSONSchema(call.body ?? z.null(), { io: 'input', unrepresentable: 'any' }))
    if (Number.isFinite(most))
      expect(most).toBeLessThan(call.longBody || call.carriesFile ? listValues : values)
  })
})
