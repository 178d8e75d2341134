import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSamples } from '../../../tools/seed/refresh-samples.ts'
import type { Call, CallExample } from '../calls/call.ts'
import { recordedExamples } from '../calls/recorded-examples.ts'
import type { Refusal } from '../calls/refusal.ts'
import { unknownNumber, unknownPlace } from '../calls/refusals.ts'
import { sampleNumbers } from '../calls/sample-numbers.ts'
import { unknownFactorSet } from '../features/carbon/refusals.ts'
import { badNumber, locked, notYetScanned, wrongDigits } from '../features/tracking/refusals.ts'
import { apiCalls } from '../features.ts'
import { refusalBody } from './http/answer.ts'
import { refusalsOf } from './http/openapi.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from './testing/api-under-test.ts'
import { describedAnswer, describedCalls, describedPart } from './testing/described-answer.ts'
import { signIn } from './testing/sign-in.ts'

const whole = (schema: ReturnType<typeof describedAnswer>, answer: unknown) => {
  const read = schema.safeParse(answer)
  return read.success ? [] : read.error.issues
}

describe('what the description says of answers', () => {
  it('covers every refusal a call can give, with the status it comes with', () => {
    for (const call of apiCalls) {
      for (const refusal of refusalsOf(call)) {
        const { name, http, business } = refusal
        const schema = describedAnswer(call.id, business && call.shape === 'spec' ? 200 : http)
        const answer = { kind: 'refusal', refusal, fields: [{ path: 'x', message: 'y' }] } as const
        expect(whole(schema, refusalBody(answer, 'en-US', 'id')), `${call.id} ${name}`).toEqual([])
      }
    }
  })

  it('does not take a success for a refusal, nor any answer at all', () => {
    const schema = describedAnswer('queryContentInfo', 200)
    expect(schema.safeParse({ code: 1, errorMsg: '' }).success).toBe(false)
    expect(schema.safeParse({ code: 1302, errorMsg: '' }).success).toBe(false)
  })

  const examples = [...describedCalls.values()].flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.entries(content['application/json']?.examples ?? {}).map(([title, { value }]) => ({
        operationId,
        status: Number(status),
        title,
        value: value as { readonly code?: number },
      })),
    ),
  )

  it('shows every example of a call, refusals whole and successes by parts that the schema has', () => {
    const recorded = Object.values(recordedExamples).filter(({ reply }) => reply !== undefined)
    expect(examples).toHaveLength(apiCalls.flatMap((call) => call.examples).length + recorded.length)
    for (const { operationId, status, title, value } of examples) {
      const refuses = (value.code ?? 0) >= 1000
      const schema = (refuses ? describedAnswer : describedPart)(operationId, status)
      expect(whole(schema, value), `${operationId}: ${title}`).toEqual([])
    }
  })
})

describe('what calls answer', () => {
  let api: ApiUnderTest
  let browser: { readonly cookie: string }
  beforeAll(async () => {
    api = await createApiUnderTest(refreshSamples)
    browser = await signIn(api, 'example')
  })
  afterAll(async () => api.close())

  async function send(call: Call, { params, query, body }: CallExample['request'], signedIn = false) {
    const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(params?.[name] ?? 'x'),
    )
    const url = `${path}?${new URLSearchParams(query ?? {})}`
    return call.method === 'GET'
      ? api.send({ url })
      : api.post(url, body ?? {}, signedIn ? { ...browser } : {})
  }

  const unsigned = apiCalls.filter(({ access }) => access.who !== 'partner' && access.who !== 'staff')

  it.each(unsigned)('$id answers its examples as it is described', async (call) => {
    for (const { title, request, signedIn } of call.examples) {
      const answer = await send(call, request, signedIn)
      if (!String(answer.headers['content-type']).startsWith('application/json')) continue
      expect(whole(describedAnswer(call.id, answer.statusCode), answer.json()), title).toEqual([])
    }
  })

  const { unknown, bad_check_digit, not_yet_scanned, in_transit, unlock_locked } = sampleNumbers
  const wrongTail = (number: string) => ({ body: { waybillCode: number, phoneTail: '9999' } })
  const road = { from: '北京', to: '上海', weight: 10, mode: 'road' }
  const refused: readonly (readonly [string, CallExample['request'], Refusal])[] = [
    ['trackNoPin', { query: { waybillCode: unknown.number } }, unknownNumber],
    ['trackNoPin', { query: { waybillCode: bad_check_digit.number } }, badNumber],
    ['trackNoPin', { query: { waybillCode: not_yet_scanned.number } }, notYetScanned],
    ['getPhoneVerify', wrongTail(in_transit.number), wrongDigits],
    ['getPhoneVerify', wrongTail(unlock_locked.number), locked],
    ['queryTransportRoute', { body: { ...road, from: 'nowhere at all' } }, unknownPlace],
    ['queryTransportRoute', { body: { ...road, factorSet: '1999-01' } }, unknownFactorSet],
  ]

  it.each(refused)(
    '%s answers %o with 200 and $2.name, as it is described',
    async (id, request, { code }) => {
      const call = apiCalls.find((candidate) => candidate.id === id)
      if (call === undefined) throw new Error(`there is no call ${id}`)
      const answer = await send(call, request)
      expect([answer.statusCode, answer.json().code]).toEqual([200, code])
      expect(whole(describedAnswer(id, 200), answer.json())).toEqual([])
    },
  )

  it('describes as well what every call answers before it looks at the request', async () => {
    for (const call of unsigned) {
      api.exhaust(call.limit)
      const answer = await api.send({
        method: call.method,
        url: call.path.replace(/\{\w+\}/g, 'x'),
        headers: {
          origin: ownOrigin,
          'sec-fetch-site': 'same-origin',
          ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
        ...(call.method === 'POST' ? { payload: '{}' } : {}),
      })
      api.exhaust(null)
      expect(whole(describedAnswer(call.id, answer.statusCode), answer.json()), call.id).toEqual([])
    }
  })
})
