import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type Call, defineCall } from '../../calls/call.ts'
import { plainSuccess, success } from '../../calls/envelope.ts'
import { malformed, notAllowed } from '../../calls/refusals.ts'
import { defineAnswer } from '../requests/action.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from '../testing/api-under-test.ts'
import { registerCall } from './register-call.ts'

const done: string[] = []

const thing = (method: Call['method'], body?: z.ZodType) =>
  defineCall({
    id: `${method} a thing`,
    method,
    path: '/v1/things/{id}',
    family: 'addresses',
    summary: { en: 'A thing', zh: '' },
    shape: 'own',
    params: z.object({ id: z.string() }),
    ...(body ? { body } : {}),
    replies: { 200: plainSuccess },
    refusals: [],
    examples: [],
    access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'repeats' },
    limit: 'addresses',
  })

let api: ApiUnderTest
let app: FastifyInstance
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
  app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, next) => {
    next(null, body)
  })
  const body = z.strictObject({ name: z.string() })
  for (const call of [thing('PUT', body), thing('PATCH', body), thing('DELETE')]) {
    const route = defineAnswer(call, async ({ params }) => {
      done.push(`${call.method} ${params?.id}`)
      return { kind: 'reply', status: 200, body: success(undefined) }
    })
    registerCall(app, route, api.services)
  }
  return async () => app.close()
})
afterAll(async () => api.close())

const json = { 'content-type': 'application/json' }

it.each([
  ['PUT', { headers: json, payload: '{"name":"x"}' }],
  ['PATCH', { headers: json, payload: '{"name":"x"}' }],
  ['DELETE', {}],
] as const)('%s passes what a POST passes', async (method, sent) => {
  done.length = 0
  const ask = async (origin: string, more = {}) => {
    const headers = { origin, ...('headers' in sent ? sent.headers : {}), ...more }
    return app.inject({ ...sent, method, url: '/v1/things/7', headers })
  }
  for (const origin of ['null', 'https://evil.example']) {
    const refused = await ask(origin)
    expect([refused.statusCode, refused.json().code]).toEqual([403, notAllowed.code])
  }
  if ('payload' in sent) {
    expect((await ask(ownOrigin, { 'content-type': 'text/plain' })).statusCode).toBe(415)
    const strange = await app.inject({
      method,
      url: '/v1/things/7',
      headers: { origin: ownOrigin, ...json },
      payload: '{"other":1}',
    })
    expect([strange.statusCode, strange.json().code]).toEqual([400, malformed.code])
  }
  api.exhaust('addresses')
  expect((await ask(ownOrigin)).statusCode).toBe(429)
  api.exhaust(null)
  expect(done).toEqual([])
  expect((await ask(ownOrigin)).statusCode).toBe(200)
  expect(done).toEqual([`${method} 7`])
})
