import { enquiryMessages } from '@hongyan/content/messages'
import type { Db } from '@hongyan/db'
import { isDerived, localeIds, pathFor, sourceId } from '@hongyan/locales'
import { withDatabases } from '@hongyan/testing/databases'
import { whereWritten } from '@hongyan/testing/where-written'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import { formHandlers } from '../../features.ts'
import { type ApiUnderTest, createApiUnderTest, ownOrigin } from '../testing/api-under-test.ts'
import { signIn } from '../testing/sign-in.ts'
import { visitorsOf } from '../testing/visitors.ts'
import { registerForms } from './register-forms.ts'

withDatabases('forms that are sent without a script', (database) => {
  let api: ApiUnderTest
  let site: FastifyInstance
  const answered: {
    readonly locale: string
    readonly path: string
    readonly submitted: FormOutcome | undefined
  }[] = []
  /** What happens elsewhere before the next transaction. */
  let meanwhile: (() => Promise<unknown>) | null = null
  beforeAll(async () => {
    const transaction: Db['transaction'] = async (work) => {
      const first = meanwhile
      meanwhile = null
      await first?.()
      return database().transaction(work)
    }
    api = await createApiUnderTest(async () => {}, { ...database(), transaction })
    site = Fastify({ bodyLimit: 65_536 })
    registerForms(
      site,
      {
        // How the page looks is a matter of the browser's tests.
        pages: {
          renderOnce: async ({ locale, path, submitted }) => {
            answered.push({ locale, path, submitted })
            return { status: 200, html: '<p>page</p>', headers: {}, maxAge: null }
          },
        },
        services: api.services,
        parentDomain: 'hongyan.example',
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
  const { mobileOf, fields } = visitorsOf(() => api)

  let people = 0
  async function post(
    url: string,
    values: Record<string, unknown>,
    headers: Record<string, string> = {},
    from: Record<string, string> = { origin: ownOrigin },
  ) {
    const texts = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)])
    const reply = await site.inject({
      method: 'POST',
      url,
      // Codes are counted by address too: everybody here has one of their own.
      remoteAddress: `10.77.${people >> 8}.${people & 255}`,
      headers: {
        ...from,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams(texts).toString(),
    })
    return {
      reply,
      submitted: answered.at(-1)?.submitted,
      cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '',
    }
  }

  function sumOf(question: string): number {
    const [, first = '', second = ''] = /What is (\w+) plus (\w+)\?/.exec(question) ?? []
    const words: readonly string[] = enquiryMessages('en-US').numerals
    return words.indexOf(first) + words.indexOf(second)
  }

  /** Asks for a code and reads the form that comes back. */
  async function withCode(changes: Record<string, unknown> = {}) {
    people += 1
    const contactMobile = mobileOf()
    const values = { ...fields({ contactMobile }), consentVersion: '2026-11', ...changes }
    const { submitted, cookie } = await post('/en/cooperation', { ...values, do: 'code' })
    if (submitted?.kind !== 'form') throw new Error('the form must come back')
    const answer = sumOf(submitted.form.question.text)
    const verifyCode = api.sms.codeFor(contactMobile)
    const { sessionId, question } = submitted.form
    return {
      cookie,
      form: submitted.form,
      ready: { ...values, verifyCode, sessionId, question: question.token, answer },
      contactMobile,
    }
  }

  describe('the cooperation form', () => {
    it('sends a code, keeps what was typed, and takes the form with the answer to its question', async () => {
      const { cookie, form, ready, contactMobile } = await withCode()
      expect(form.notice).toEqual({ kind: 'done', text: enquiryMessages('en-US').noScript.codeSent })
      expect(form.values).toMatchObject({ companyName: '样例商贸有限公司', contactMobile })
      const sent = await post('/en/cooperation?utm_source=fair&cooperationId=c-7', ready, { cookie })
      expect(sent.submitted).toMatchObject({
        kind: 'receipt',
        enquiryNo: expect.stringMatching(/^EQ-/),
        download: null,
      })
      const row = await database()
        .query.selectFrom('enquiry_details')
        .select(['utm_source', 'cooperation_id', 'estimate_order_count'])
        .where('contact_mobile', '=', contactMobile)
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ utm_source: 'fair', cooperation_id: 'c-7', estimate_order_count: 300 })
      // Reloading the answer sends the form again: it stays one enquiry.
      const again = await post('/en/cooperation?utm_source=fair&cooperationId=c-7', ready, { cookie })
      expect(again.submitted).toEqual(sent.submitted)
    })

    it('names what is wrong, in the order and the words of the form, and loses nothing', async () => {
      const locale = localeIds.find(isDerived) ?? sourceId
      const { problems } = enquiryMessages(locale)
      const { reply, submitted } = await post(pathFor(locale, '/cooperation'), {
        companyName: ' 样例 ',
        contactMobile: '123',
      })
      expect(reply.statusCode).toBe(400)
      expect(submitted).toMatchObject({
        kind: 'form',
        form: {
          values: { companyName: ' 样例 ', contactMobile: '123' },
          consent: false,
          problems: [
            ['cooperateType', problems.cooperateTypeRequired],
            ['firstBizType', problems.firstBizTypeRequired],
            ['estimateOrderCount', problems.estimateOrderCountRequired],
            ['fullAddress', problems.fullAddressRequired],
            ['detailAddr', problems.detailAddrRequired],
            ['contactName', problems.contactNameRequired],
            ['contactMobile', problems.contactMobileWrong],
            ['verifyCode', problems.verifyCodeRequired],
            ['readed', problems.consentRequired],
          ],
        },
      })
    })

    it('takes in what was typed without the marks that nobody sees, and nothing else as nothing', async () => {
      const typed = { companyName: '\u202d样例\u0000\u3000商贸\u202c', contactName: '\u200b\u3000\u2060' }
      const { submitted } = await post('/en/cooperation', typed)
      if (submitted?.kind !== 'form') throw new Error('the form must come back')
      expect(submitted.form.values).toMatchObject({ companyName: '样例 商贸', contactName: '' })
      expect(submitted.form.problems.map(([field]) => field)).toContain('contactName')
    })

    it('refuses a wrong code, a wrong answer and an old session, each with its sentence', async () => {
      const { cookie, ready } = await withCode()
      const told = async (change: object) => {
        const { submitted } = await post('/en/cooperation', { ...ready, ...change }, { cookie })
        return submitted?.kind === 'form'
          ? [submitted.form.problems, submitted.form.notice?.kind]
          : submitted?.kind
      }
      const other = String((Number(ready.verifyCode) + 1) % 1_000_000).padStart(6, '0')
      expect(await told({ verifyCode: other })).toEqual([
        [['verifyCode', 'The code is wrong or no longer valid. Please get a new one.']],
        undefined,
      ])
      expect(await told({ sessionId: 'made-up' })).toEqual([[], 'failed'])
      expect(await told({ answer: 99 })).toEqual([[], 'failed'])
      expect(await told({})).toEqual([[], 'failed'])
    })

    it('sends another code of a visit once a question in words has been answered', async () => {
      const { cookie, ready } = await withCode()
      const contactMobile = mobileOf()
      const asked = async (answer: string | number, question = ready.question, mobile = contactMobile) => {
        const values = { ...ready, contactMobile: mobile, question, answer, do: 'code' }
        const { submitted } = await post('/en/cooperation', values, { cookie })
        if (submitted?.kind !== 'form') throw new Error('the form must come back')
        return submitted.form
      }
      const first = await asked('')
      expect(first).toMatchObject({ notice: null, problems: [], beforeCode: { isWrong: false } })
      const wrong = await asked('99', first.question.token)
      expect(wrong.beforeCode).toEqual({ isWrong: true })
      const answer = sumOf(wrong.question.text)
      const sent = await asked(answer, wrong.question.token)
      expect(sent).toMatchObject({
        notice: { kind: 'done', text: enquiryMessages('en-US').noScript.codeSent },
        beforeCode: null,
        values: { contactMobile },
      })
      // Answered once, it is worth nothing more; the form goes through with that of the page.
      const spent = await asked(answer, wrong.question.token, mobileOf())
      expect(spent.beforeCode).toEqual({ isWrong: true })
      const taken = await post(
        '/en/cooperation',
        {
          ...ready,
          contactMobile,
          verifyCode: api.sms.codeFor(contactMobile),
          question: sent.question.token,
          answer: sumOf(sent.question.text),
        },
        { cookie },
      )
      expect(taken.submitted).toMatchObject({ kind: 'receipt' })
      const number = await post('/en/cooperation', {
        ...ready,
        contactMobile: '12345678901',
        answer: '',
        do: 'code',
      })
      expect(number.submitted).toMatchObject({
        form: { problems: [['contactMobile', 'Please enter correct mobile number']] },
      })
    })

    it('goes on only to a download of the site’s own, and removes the cookie whatever it held', async () => {
      for (const [held, download] of [
        ['https%3A%2F%2Fcloud.hongyan.example%2Fa.pdf', 'https://cloud.hongyan.example/a.pdf'],
        ['https%3A%2F%2Fevil.example%2Fa.pdf', null],
      ]) {
        const { cookie, ready } = await withCode()
        const { reply, submitted } = await post('/en/cooperation', ready, {
          cookie: `${cookie}; logistics_download_url=${held}`,
        })
        expect(submitted).toMatchObject({ kind: 'receipt', download })
        expect(String(reply.headers['set-cookie'])).toContain('logistics_download_url=; Path=/; Max-Age=0')
      }
    })

    it('takes nothing from another site, and no more than the limits let through', async () => {
      const before = answered.length
      for (const origin of ['https://evil.example', 'null', 'https://cloud.hongyan.example']) {
        const { reply } = await post('/cooperation', { do: 'code' }, { origin })
        expect([reply.statusCode, reply.body]).toEqual([403, expect.stringContaining('ALLOWED_ORIGINS')])
      }
      api.exhaust('code')
      const refused = (await post('/cooperation', { do: 'code', contactMobile: mobileOf() })).reply
      api.exhaust(null)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7'])
      expect(refused.body).toContain('操作过于频繁，请稍后再试')
      expect(answered).toHaveLength(before)
    })

    it('gives back what was typed where it is sent too often, to be sent again', async () => {
      for (const [path, sentence, again] of [
        ['/cooperation', '操作过于频繁，请稍后再试', '再提交一次'],
        ...(whereWritten(
          'zh-HK',
          () => [['/hk/cooperation', '操作過於频繁，請稍後再試', '再提交一次']] as const,
        ) ?? []),
        ['/en/cooperation', 'Operation too frequent (频繁), please try again later', 'Send it again'],
      ] as const) {
        api.exhaust('code')
        const { reply } = await post(path, {
          do: 'code',
          contactName: 'O"Neil <b>',
          contactMobile: mobileOf(),
        })
        api.exhaust(null)
        expect(reply.statusCode).toBe(429)
        expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(reply.headers['content-security-policy']).toContain("form-action 'self'")
        expect(reply.body).toContain(`<h1>${sentence}</h1>`)
        expect(reply.body).toContain(`<form method="post" action="${path}">`)
        expect(reply.body).toContain('name="contactName" value="O&#34;Neil &#60;b&#62;"')
        expect(reply.body).toContain(again)
      }
    })
  })

  it('gives back what was typed, with a way to sign in, where the account has been deleted meanwhile', async () => {
    const headers = await signIn(api, 'deleted-meanwhile')
    const values = {
      act: 'add',
      name: '季舒文',
      phone: '13900005527',
      area: '北京市 朝阳区',
      detail: '雁书街 8 号',
    }
    // The first transaction is that of the limit, which all processes share.
    meanwhile = async () => database().query.deleteFrom('accounts').execute()
    const { reply } = await post('/en/address', values, headers)
    expect(reply.statusCode).toBe(401)
    expect(reply.body).toContain('href="/en/sign-in?returnUrl=%2Fen%2Faddress"')
    expect(reply.body).toContain('name="detail" value="雁书街 8 号"')
    const kept = await database().query.selectFrom('book_addresses').select('id').execute()
    expect(kept).toEqual([])
  })

  it('gives back no number of an identity card to somebody who was signed out', async () => {
    const values = { act: 'add', id: '', name: '季舒文', detail: '雁书街 8 号 身份证11010519491231002X' }
    const { reply } = await post('/en/address', values)
    expect(reply.statusCode).toBe(401)
    expect(reply.body).toContain('name="detail" value="雁书街 8 号"')
    expect(reply.body).not.toContain('11010519491231002X')
  })

  describe('without an Origin header only a browser’s word that the page was ours counts', () => {
    it.each([
      ['same-origin', 400],
      ['same-site', 403],
      ['cross-site', 403],
      ['none', 403],
      [null, 403],
      ['', 403],
      ['Same-Origin', 403],
      ['same-origin, cross-site', 403],
      ['nonsense', 403],
    ])('Sec-Fetch-Site: %s is answered %i', async (site, status) => {
      const before = answered.length
      const { reply } = await post('/feedback', {}, {}, site === null ? {} : { 'sec-fetch-site': site })
      expect(reply.statusCode).toBe(status)
      expect(answered).toHaveLength(status === 403 ? before : before + 1)
    })
  })

  describe('the private page', () => {
    it('shows and withdraws for whoever posts number and token, and for nobody else', async () => {
      const { cookie, ready, contactMobile } = await withCode()
      const { submitted: receipt } = await post('/en/cooperation', ready, { cookie })
      if (receipt?.kind !== 'receipt') throw new Error('the enquiry must be taken')
      const link = { number: receipt.enquiryNo, token: receipt.token }
      const shown = (await post('/en/cooperation/status', link)).submitted
      expect(shown).toMatchObject({ kind: 'status', enquiry: { status: 'received' } })
      expect(JSON.stringify(shown)).not.toContain(contactMobile)
      const stranger = await post('/en/cooperation/status', { ...link, token: `${link.token}x` })
      expect([stranger.reply.statusCode, stranger.submitted?.kind]).toEqual([404, 'unknown-enquiry'])
      const gone = (await post('/en/cooperation/status', { ...link, do: 'withdraw' })).submitted
      expect(gone).toMatchObject({ kind: 'status', enquiry: { status: 'withdrawn', details: null } })
    })
  })
})
