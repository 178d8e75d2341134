import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest'
import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { successOf } from '../calls/envelope.ts'
import { captchaNeeded } from '../calls/refusals.ts'
import { locked, wrongDigits } from '../features/tracking/refusals.ts'
import { call, failureReason } from './call.ts'

const shared = {
  family: 'branches',
  summary: { en: '', zh: '' },
  access: { who: 'anyone', record: 'none', origin: 'any', repeat: 'reads' },
  examples: [],
} as const

const unlock = defineCall({
  ...shared,
  id: 'unlock',
  method: 'POST',
  path: '/v1/things/{number}',
  shape: 'own',
  params: z.object({ number: z.string() }),
  query: z.object({ lang: z.string().optional() }),
  body: z.strictObject({ tails: z.array(z.string()), radius: z.number().default(5) }),
  replies: { 200: successOf(z.object({ token: z.string() })) },
  refusals: [wrongDigits, locked],
  limit: 'unlock',
})
const sendCode = defineCall({
  ...shared,
  id: 'sendCode',
  method: 'GET',
  path: '/code',
  shape: 'spec',
  replies: { 200: successOf(z.string()) },
  refusals: [captchaNeeded],
  limit: 'code',
})

const asked: { readonly url: string; readonly init: RequestInit }[] = []
let answer = new Response()
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return answer
  })
  vi.stubGlobal('location', { href: 'https://www.hongyan.example/', origin: 'https://www.hongyan.example' })
  vi.stubGlobal('document', {
    documentElement: { lang: 'en-US', dataset: {} },
    dispatchEvent: (event: CustomEvent) => told.push(event.detail),
  })
  vi.stubGlobal('navigator', { onLine: true })
  told.length = 0
})
afterEach(() => vi.unstubAllGlobals())
const told: string[] = []

const number = 'HY 1/2'
const body = { tails: ['1234'] as readonly string[] }

test('asks as the endpoint says, and brings its answer', async () => {
  answer = Response.json({ code: 1, data: { token: 't' }, errorMsg: '' })
  const reply = await call(unlock, { params: { number }, query: { lang: 'en' }, body })
  expect(asked[0]?.url).toBe('/v1/things/HY%201%2F2?lang=en')
  expect(asked[0]?.init).toMatchObject({ method: 'POST', body: '{"tails":["1234"]}' })
  expect(reply).toMatchObject({ kind: 'ok', answer: { data: { token: 't' } } })
  if (reply.kind === 'ok') expectTypeOf(reply.answer.data).toEqualTypeOf<{ token: string }>()
  if (reply.kind === 'refused')
    expectTypeOf(reply.refusal).toEqualTypeOf<
      'wrong-digits' | 'locked' | 'too-many' | 'too-frequent' | null
    >()
  expect(told).toEqual(['start', 'end'])
})

test('takes nothing that the endpoint does not', () => {
  // @ts-expect-error a part of the request is missing
  const missing = () => call(unlock, { params: { number }, query: {} })
  // @ts-expect-error a field is of another type
  const wrong = () => call(unlock, { params: { number }, query: {}, body: { tails: [1] } })
  expect([missing, wrong]).toHaveLength(2)
})

test.each([
  [403, { code: 1101, errorMsg: 'no' }, 'wrong-digits'],
  [429, { code: 1429, errorMsg: 'later' }, 'too-many'],
  [403, { code: 1403, errorMsg: 'not from here' }, null],
  [500, { code: 'x', errorMsg: 'nothing of ours' }, null],
])('names a refusal of the endpoint by its number: %i', async (status, json, refusal) => {
  answer = Response.json(json, { status, headers: { 'retry-after': '7' } })
  const reply = await call(unlock, { params: { number }, query: {}, body })
  expect(reply).toMatchObject({ kind: 'refused', refusal, retryAfter: 7, errorMsg: json.errorMsg })
  expect(told).toEqual(['start', 'fail'])
})

test('takes a refusal that comes with 200 as one', async () => {
  answer = Response.json({ code: 1112, errorMsg: 'first the check' })
  expect(await call(sendCode, {}, { saysWhy: true })).toEqual({
    kind: 'refused',
    refusal: 'captcha-needed',
    errorMsg: 'first the check',
    fields: [],
    retryAfter: null,
  })
})

test('what cannot be read brings nothing, and where the caller says why, the bar only shows it', async () => {
  for (const wrong of [new Response('<html>'), Response.json({ data: 1 })]) {
    answer = wrong
    told.length = 0
    expect(await call(sendCode, {}, { saysWhy: true })).toEqual({ kind: 'unreachable' })
    expect(told).toEqual(['start', 'fail-explained'])
  }
})

test.each([
  [400, 'end'],
  [401, 'end'],
  [429, 'fail-explained'],
  [500, 'fail-explained'],
])('a caller that says why takes a refusal as an answer, and a failure as one: %i', async (status, end) => {
  answer = Response.json({ code: 1400, errorMsg: 'no' }, { status })
  await call(sendCode, {}, { saysWhy: true })
  expect(told).toEqual(['start', end])
})

test('a visitor is told that they are offline, that it was too often, or that nothing came', () => {
  const refused = { kind: 'refused', errorMsg: '', fields: [], retryAfter: null } as const
  expect(failureReason({ ...refused, refusal: 'too-many' })).toBe('too-many')
  expect(failureReason({ ...refused, refusal: null })).toBe('unreachable')
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureReason({ kind: 'unreachable' })).toBe('offline')
})
