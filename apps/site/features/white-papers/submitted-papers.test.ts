import { listFeedback } from '@hongyan/domain/feedback/list-feedback'
import { localeIds, pathFor, rootId } from '@hongyan/locales'
import { withDatabases } from '@hongyan/testing/databases'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import { formHandlers } from '../../features.ts'
import { registerForms } from '../../server/routing/register-forms.ts'
import { answerQuestion } from '../../server/testing/answer-question.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from '../../server/testing/api-under-test.ts'
import { visitorsOf } from '../../server/testing/visitors.ts'

withDatabases('papers and feedback without a script', (database) => {
  let api: ApiUnderTest
  let site: FastifyInstance
  let answered: FormOutcome | undefined
  let people = 0
  beforeAll(async () => {
    api = await createApiUnderTest(async () => {}, database())
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
  })
  afterAll(async () => {
    await site.close()
    await api.close()
  })
  const { mobileOf } = visitorsOf(() => api)

  async function post(url: string, fields: Record<string, string>, origin = ownOrigin, cookie = '') {
    people += 1
    answered = undefined
    const reply = await site.inject({
      method: 'POST',
      url,
      remoteAddress: `10.66.${people >> 8}.${people & 255}`,
      headers: { origin, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
    return { status: reply.statusCode, cookie: reply.headers['set-cookie'], submitted: answered }
  }
  const gateOf = (submitted: FormOutcome | undefined) => {
    if (submitted?.kind !== 'paper') throw new Error('the page of the paper must answer')
    return submitted.form
  }
  const page = '/en/white-paper/peak-season'
  const language = localeIds[1] ?? rootId

  it('hands a paper out for a code, and the next edition for the pass', async () => {
    const phoneNum = mobileOf()
    const asked = gateOf(
      (await post(page, { do: 'code', phoneNum: `${phoneNum.slice(0, 3)} ${phoneNum.slice(3)}` })).submitted,
    )
    expect(asked).toMatchObject({ mobile: phoneNum, problems: [], outcome: { kind: 'sent' } })
    const fields = { phoneNum, verifyCode: api.sms.codeFor(phoneNum), consentVersion: '2026-11' }
    const { status, submitted } = await post(page, { ...fields, do: 'download', language })
    const form = gateOf(submitted)
    expect(status).toBe(200)
    expect(form).toMatchObject({ language, consent: true, outcome: { kind: 'ready' } })
    const url = form.outcome.kind === 'ready' ? form.outcome.link.url : ''
    expect(url.startsWith(`/v1/papers/peak-season/${language}?key=`)).toBe(true)
    expect((await api.send({ url })).statusCode).toBe(200)

    const next = gateOf((await post(page, { do: 'download', language: 'en-US', pass: form.pass })).submitted)
    expect(next).toMatchObject({ pass: form.pass, outcome: { kind: 'ready' } })
  })

  it('sends another code of a visit once a question in words has been answered', async () => {
    const first = await post('/white-paper/peak-season', { do: 'code', phoneNum: mobileOf() })
    const cookie = String([first.cookie].flat()[0]).split(';')[0] ?? ''
    expect(gateOf(first.submitted).outcome).toEqual({ kind: 'sent' })
    const phoneNum = mobileOf()
    const ask = async (more: Record<string, string> = {}) => {
      const fields = { do: 'code', phoneNum, consentVersion: '2026-11', language: 'en-US', ...more }
      const { status, submitted } = await post('/white-paper/peak-season', fields, ownOrigin, cookie)
      return { status, form: gateOf(submitted) }
    }
    const questionOf = ({ form: { outcome } }: Awaited<ReturnType<typeof ask>>) => {
      if (outcome.kind !== 'question') throw new Error(`a question, not ${outcome.kind}`)
      return outcome
    }
    const asked = await ask()
    expect(asked).toMatchObject({
      status: 200,
      form: { mobile: phoneNum, consent: true, language: 'en-US', problems: [], outcome: { isWrong: false } },
    })
    const wrong = await ask({ question: questionOf(asked).token, answer: '99' })
    expect([wrong.status, questionOf(wrong).isWrong]).toEqual([400, true])
    const { token: question, question: text } = questionOf(wrong)
    const answer = answerQuestion(text)
    expect((await ask({ question, answer })).form.outcome).toEqual({ kind: 'sent' })
    const verifyCode = api.sms.codeFor(phoneNum)
    // Answered once, it is worth nothing more.
    expect(questionOf(await ask({ question, answer, phoneNum: mobileOf() })).isWrong).toBe(true)
    const fields = { do: 'download', phoneNum, verifyCode, consentVersion: '2026-11' }
    const { submitted } = await post('/white-paper/peak-season', fields, ownOrigin, cookie)
    expect(gateOf(submitted).outcome.kind).toBe('ready')
  })

  it('says what is wrong at its field and gives back what was typed, the code excepted', async () => {
    const { status, submitted } = await post(page, { do: 'code', phoneNum: '12345' })
    expect(status).toBe(400)
    expect(gateOf(submitted)).toMatchObject({
      mobile: '12345',
      problems: [['phoneNum', 'Please enter correct mobile number']],
    })
    const phoneNum = mobileOf()
    const wrong = await post(page, { do: 'download', phoneNum, verifyCode: '987654', consentVersion: '1' })
    expect(gateOf(wrong.submitted).problems).toEqual([['verifyCode', expect.stringMatching(/code is wrong/)]])
    expect(JSON.stringify(wrong.submitted)).not.toContain('987654')
    expect(gateOf((await post(page, { do: 'download', pass: 'x' })).submitted).outcome.kind).toBe('failed')
  })

  it('keeps feedback without a session and without a cookie', async () => {
    const sent = await post(pathFor(language, '/feedback'), {
      path: pathFor(language, '/track'),
      rating: 'fair',
      text: ' 可以更快 ',
    })
    expect([sent.status, sent.cookie]).toEqual([200, undefined])
    expect(sent.submitted).toMatchObject({ kind: 'feedback', path: '/track', outcome: 'sent' })
    expect(await listFeedback(api.ctx, { path: '/track', limit: 5 })).toMatchObject([
      { language, rating: 'fair', text: '可以更快' },
    ])
  })

  it('asks again for feedback without a face, too long, or from another site', async () => {
    const without = await post('/feedback', { path: '/nowhere', text: 'x' })
    expect([without.status, without.submitted]).toMatchObject([
      400,
      { path: '/', outcome: 'choose', text: 'x' },
    ])
    const long = await post('/feedback', { path: '/track', rating: 'good', text: '长'.repeat(501) })
    expect(long.submitted).toMatchObject({ outcome: 'failed' })
    expect((await post('/feedback', { rating: 'good' }, 'https://evil.example')).status).toBe(403)
    expect(answered).toBeUndefined()
  })
})
