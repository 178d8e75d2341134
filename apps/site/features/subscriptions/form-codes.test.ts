import { subscriptionMessages } from '@hongyan/content/messages'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import { formHandlers } from '../../features.ts'
import { registerForms } from '../../server/routing/register-forms.ts'
import { answerQuestion } from '../../server/testing/answer-question.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from '../../server/testing/api-under-test.ts'
import { visitorsOf } from '../../server/testing/visitors.ts'

let api: ApiUnderTest
let site: FastifyInstance
let answered: FormOutcome | undefined
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
  site = Fastify()
  registerForms(
    site,
    {
      pages: {
        renderOnce: async ({ submitted }) => {
          answered = submitted
          return { status: 200, html: '<p>page</p>', headers: {}, maxAge: null }
        },
      },
      services: api.services,
      parentDomain: undefined,
      accountOf: async () => null,
    },
    formHandlers,
  )
  await site.ready()
  return async () => {
    await site.close()
    await api.close()
  }
})
const { mobileOf } = visitorsOf(() => api)

function outcomeOf(submitted: FormOutcome | undefined) {
  if (submitted?.kind !== 'subscription') throw new Error('the page of the form must answer')
  return submitted.outcome
}

/** Asks for a code by the form, as one visit of its own. */
function aVisit(address: string) {
  let cookie = ''
  return async (fields: Record<string, string>) => {
    answered = undefined
    const reply = await site.inject({
      method: 'POST',
      url: '/subscriptions',
      remoteAddress: address,
      headers: { origin: ownOrigin, 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: new URLSearchParams({ channel: 'sms', do: 'code', ...fields }).toString(),
    })
    cookie ||= String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? ''
    return { status: reply.statusCode, outcome: outcomeOf(answered) }
  }
}

it('sends another code of a visit once a question in words has been answered', async () => {
  const ask = aVisit('10.67.0.1')
  expect((await ask({ address: mobileOf() })).outcome.kind).toBe('code-sent')

  const another = mobileOf()
  const { status, outcome } = await ask({ address: another, number: 'HY660120260038' })
  expect([status, outcome.kind]).toEqual([200, 'question'])
  if (outcome.kind !== 'question') return
  const wrong = await ask({ address: another, question: outcome.token, answer: '99' })
  expect(wrong.status).toBe(400)
  expect(wrong.outcome).toMatchObject({
    kind: 'question',
    text: subscriptionMessages('zh-CN').problems.answerWrong,
  })
  if (wrong.outcome.kind !== 'question') return
  const { question, token } = wrong.outcome
  const right = { address: another, question: token, answer: answerQuestion(question) }
  expect((await ask(right)).outcome.kind).toBe('code-sent')
  expect(api.sms.codeFor(another)).toMatch(/^\d{6}$/)
  // Answered once, it is worth nothing more.
  expect((await ask({ ...right, address: mobileOf() })).outcome).toMatchObject({ kind: 'question' })
})

it('takes no answer to a question of another visit', async () => {
  const [one, two] = [aVisit('10.67.0.2'), aVisit('10.67.0.3')]
  for (const ask of [one, two]) await ask({ address: mobileOf() })
  const { outcome } = await one({ address: mobileOf() })
  if (outcome.kind !== 'question') throw new Error('a question must be asked')
  const stolen = { address: mobileOf(), question: outcome.token, answer: answerQuestion(outcome.question) }
  expect((await two(stolen)).outcome).toMatchObject({ kind: 'question', text: expect.any(String) })
})
