import { enquiryMessages } from '@hongyan/content/messages'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { withDatabases } from '@hongyan/testing/databases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchaFailed, conflict, malformed, wrongCode } from '../../calls/refusals.ts'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../server/testing/api-under-test.ts'
import { visitorsOf } from '../../server/testing/visitors.ts'

withDatabases('sending an enquiry', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(async () => {}, database())
  })
  afterAll(async () => api.close())
  const { openForm, captcha, fields, filled, submit } = visitorsOf(() => api)

  describe('submitting', () => {
    it('gives a number and a token, stores the enquiry and ignores what is not part of it', async () => {
      const { visit, enquiry, contactMobile } = await filled({
        readed: true,
        fullAddress: ['x'],
        clientIp: '1.2.3.4',
        utm_source: 'fair',
      })
      const reply = await submit(visit, enquiry)
      expect(reply.json()).toEqual({
        code: 1,
        content: {
          enquiryNo: expect.stringMatching(/^EQ-.{4}-.{4}$/),
          token: expect.any(String),
          receivedAt: new Date(testMoment).toISOString(),
        },
        errorMsg: '',
      })
      const row = await database()
        .query.selectFrom('enquiry_details')
        .selectAll()
        .where('contact_mobile', '=', contactMobile)
        .executeTakeFirstOrThrow()
      expect(row).toMatchObject({ utm_source: 'fair', is_marketplace_seller: 1, remark: null })
      expect(JSON.stringify(row)).not.toContain('1.2.3.4')
    })

    const wrong: readonly (readonly [
      object,
      string,
      keyof ReturnType<typeof enquiryMessages>['problems'],
    ])[] = [
      [{ cooperateType: '' }, 'cooperateType', 'cooperateTypeRequired'],
      [{ companyName: '' }, 'companyName', 'companyNameRequired'],
      [{ firstBizType: '8' }, 'firstBizType', 'firstBizTypeRequired'],
      [{ estimateOrderCount: null }, 'estimateOrderCount', 'estimateOrderCountRequired'],
      [{ estimateOrderCount: -1 }, 'estimateOrderCount', 'estimateOrderCountWrong'],
      [{ province: '' }, 'fullAddress', 'fullAddressRequired'],
      [{ detailAddr: '' }, 'detailAddr', 'detailAddrRequired'],
      [{ contactName: '' }, 'contactName', 'contactNameRequired'],
      [{ contactMobile: '' }, 'contactMobile', 'contactMobileRequired'],
      [{ contactMobile: '12345678901' }, 'contactMobile', 'contactMobileWrong'],
      [{ verifyCode: '' }, 'verifyCode', 'verifyCodeRequired'],
      [{ verifyCode: '12345' }, 'verifyCode', 'verifyCodeWrong'],
      [{ consentVersion: '' }, 'readed', 'consentRequired'],
    ]
    it.each(wrong)(
      '%j is answered with the sentence of its field in every language',
      async (change, path, problem) => {
        const visit = await openForm()
        for (const locale of localeIds as readonly LocaleId[]) {
          const cookie = `${visit.cookie}; logistics_site_lang=${locale}`
          const reply = await submit(
            visit,
            fields({ contactMobile: '13912345678', verifyCode: '123456', ...change }),
            { cookie },
          )
          const sentence = enquiryMessages(locale).problems[problem]
          expect(reply.statusCode).toBe(400)
          expect(reply.json()).toMatchObject({
            code: malformed.code,
            errorMsg: sentence,
            fields: [{ path, message: sentence }],
          })
        }
      },
    )

    it('takes a place by its names in any language, and none that is not in the tree', async () => {
      const { visit, enquiry, contactMobile } = await filled()
      for (const place of [
        { city: '广州市' },
        { district: '' },
        { province: 'Atlantis' },
        { district: '天河区' },
      ]) {
        const reply = await submit(visit, { ...enquiry, ...place })
        expect(reply.statusCode).toBe(400)
        expect(reply.json().fields).toEqual([{ path: 'fullAddress', message: '请选择省/市/区县' }])
      }
      const english = { province: 'Hubei', city: 'Wuhan', district: 'Jiangxia' }
      expect((await submit(visit, { ...enquiry, ...english })).json().code).toBe(1)
      const row = await database()
        .query.selectFrom('enquiry_details')
        .select(['province', 'city', 'district'])
        .where('contact_mobile', '=', contactMobile)
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ province: '湖北省', city: '武汉市', district: '江夏区' })
    })

    it.each([
      [{ contactPositionId: 4 }, 'contactPositionId'],
      [{ isJdSeller: 2 }, 'isJdSeller'],
      [{ estimateOrderCount: 1.5 }, 'estimateOrderCount'],
      [{ estimateOrderCount: '1e9' }, 'estimateOrderCount'],
      [{ cooperateType: 'selling' }, 'cooperateType'],
      [{ companyName: 'x'.repeat(101) }, 'companyName'],
      [{ remark: 'x'.repeat(1001) }, 'remark'],
    ])('%j is refused where it stands', async (change, path) => {
      const visit = await openForm()
      const reply = await submit(
        visit,
        fields({ contactMobile: '13912345678', verifyCode: '123456', ...change }),
      )
      expect(reply.statusCode).toBe(400)
      expect(reply.json().fields.map((field: { path: string }) => field.path)).toEqual([path])
    })

    it('keeps no field that nobody asked for', async () => {
      const { visit, enquiry, contactMobile } = await filled({ status: 'won', spam_reasons: '[]', id: 'x' })
      expect((await submit(visit, enquiry)).json().code).toBe(1)
      const row = await database()
        .query.selectFrom('enquiries')
        .innerJoin('enquiry_details', 'enquiry_details.enquiry_id', 'enquiries.id')
        .select(['enquiries.status', 'enquiries.id'])
        .where('contact_mobile', '=', contactMobile)
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ status: 'received', id: expect.not.stringMatching(/^x$/) })
    })

    it('takes the right answer to a question in place of the check, once, and of no other visit', async () => {
      const { visit, enquiry } = await filled({ captcha: undefined })
      const ask = async (cookie: string) => {
        const url = '/v1/captcha/question'
        const { data } = (await api.send({ url, headers: { cookie, 'accept-language': 'en' } })).json()
        const [, first = '', second = ''] = /What is (\w+) plus (\w+)\?/.exec(data.question) ?? []
        const { numerals } = enquiryMessages('en-US')
        const words: readonly string[] = numerals
        return { token: String(data.token), sum: words.indexOf(first) + words.indexOf(second) }
      }
      const captchaOf = (question: string, answer: number) =>
        Buffer.from(JSON.stringify({ question, answer: String(answer) })).toString('base64')
      const code = async (captcha: string) => (await submit(visit, { ...enquiry, captcha })).json().code
      const failed = captchaFailed.code

      const stranger = await ask((await openForm()).cookie)
      expect(await code(captchaOf(stranger.token, stranger.sum))).toBe(failed)
      const wrong = await ask(visit.cookie)
      expect(await code(captchaOf(wrong.token, wrong.sum + 1))).toBe(failed)
      expect(await code(captchaOf(wrong.token, wrong.sum))).toBe(failed)
      const right = await ask(visit.cookie)
      expect(await code(captchaOf(right.token, right.sum))).toBe(1)
    })

    it('takes a message to customer service without a company', async () => {
      const nothing = { companyName: '', detailAddr: '', cooperateType: '', province: '', city: '' }
      const { visit, enquiry } = await filled({ form: 'message', ...nothing, remark: '到哪了？' })
      expect((await submit(visit, enquiry)).json().code).toBe(1)
    })

    it('asks less in the dialog', async () => {
      const { visit, enquiry } = await filled({
        form: 'dialog',
        cooperateType: '',
        firstBizType: '',
        estimateOrderCount: '',
        province: '',
        city: '',
      })
      expect((await submit(visit, enquiry)).json().code).toBe(1)
    })

    it.each(['１２３４５６', '12345\u0000', ['123456'], { $ne: 0 }, 123456, '1234567'])(
      'refuses the code %j without failing',
      async (verifyCode) => {
        const reply = await submit(await openForm(), fields({ contactMobile: '13912345678', verifyCode }))
        expect([reply.statusCode, reply.json().errorMsg]).toEqual([400, '验证码格式不正确'])
      },
    )

    it('refuses a wrong code, and takes the right one afterwards with the same session and captcha', async () => {
      const { visit, enquiry, verifyCode } = await filled()
      const other = String((Number(verifyCode) + 1) % 1_000_000).padStart(6, '0')
      const refused = (await submit(visit, { ...enquiry, verifyCode: other })).json()
      expect(refused.code).toBe(wrongCode.code)
      expect((await submit(visit, enquiry)).json().code).toBe(1)
    })

    it('makes one enquiry of 100 that are sent at once, with one answer', async () => {
      const { visit, enquiry, contactMobile } = await filled()
      const replies = await Promise.all(Array.from({ length: 100 }, () => submit(visit, enquiry)))
      expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
      expect(replies[0]?.json().code).toBe(1)
      const rows = await database()
        .query.selectFrom('enquiry_details')
        .select('enquiry_id')
        .where('contact_mobile', '=', contactMobile)
        .execute()
      expect(rows).toHaveLength(1)
      // The same session for another enquiry is a reuse, not a repeat.
      const again = await submit(visit, { ...enquiry, companyName: '另一家' })
      expect(again.json().code).toBe(conflict.code)
    })

    it('takes a captcha once, of 100 enquiries that carry it at once', async () => {
      const { visit, enquiry } = await filled()
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, n) =>
          submit(visit, enquiry, { 'idempotency-key': `replay-${visit.address}-${n}` }),
        ),
      )
      expect(replies.filter((reply) => reply.json().code === 1)).toHaveLength(1)
      expect(replies.filter((reply) => reply.statusCode >= 500)).toEqual([])
    })

    it('refuses without captcha, with one of another visit, and with one that is too old', async () => {
      const { visit, enquiry } = await filled()
      const stranger = await openForm()
      const solved = await captcha(visit, 'enquiry')
      const refused = async (change: object, from = visit) =>
        (await submit(from, { ...enquiry, ...change })).json().code
      const failed = captchaFailed.code
      expect(await refused({ captcha: undefined })).toBe(failed)
      expect(await refused({ captcha: await captcha(stranger, 'enquiry') })).toBe(failed)
      expect(await refused({ captcha: await captcha(visit, 'code') })).toBe(failed)
      expect(await refused({ captcha: `${solved.slice(0, -8)}AAAAAAAA` })).toBe(failed)
      expect(await refused({ sessionId: stranger.sessionId })).toBe(failed)
      expect(await refused({}, stranger)).toBe(failed)
      api.setNow(testMoment + 301_000)
      expect(await refused({ captcha: solved })).toBe(failed)
      api.setNow(testMoment)
      expect((await submit(visit, enquiry)).json().code).toBe(1)
    })

    it('takes it by query only from a page of this site, never for a prefetch', async () => {
      const { visit, enquiry } = await filled({
        isJdSeller: '1',
        contactPositionId: '2',
        estimateOrderCount: '12',
      })
      const url = `/ecology/cooperationsubmit?${new URLSearchParams(enquiry as unknown as Record<string, string>)}`
      const get = (headers: Record<string, string>) =>
        api.send({ url, headers: { cookie: visit.cookie, ...headers } })
      expect((await get({})).statusCode).toBe(403)
      expect((await get({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
      expect((await get({ 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' })).statusCode).toBe(403)
      expect((await get({ 'sec-fetch-site': 'same-origin' })).json().code).toBe(1)
    })
  })
})
