import { readFile } from 'node:fs/promises'
import { paperEditions } from '@hongyan/content'
import { listPaperCounts } from '@hongyan/domain/papers/list-paper-counts'
import { localeIds } from '@hongyan/locales'
import { withDatabases } from '@hongyan/testing/databases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  captchaFailed,
  captchaNeeded,
  codeFailed,
  codeNeeded,
  linkExpired,
  malformed,
  notAvailable,
  wrongCode,
} from '../../calls/refusals.ts'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../server/testing/api-under-test.ts'
import { type Visit, visitorsOf } from '../../server/testing/visitors.ts'

const day = 86_400_000
const paper = 'stock-placement'

withDatabases('white papers', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(async () => {}, database())
  })
  afterAll(async () => api.close())
  const { openForm, post, captcha, mobileOf } = visitorsOf(() => api)

  const askCode = (visit: Visit, phoneNum: string, more: object = {}, headers = {}) =>
    post(visit, '/whitePaper/getVerifyCode', [{ phoneNum, type: 0, clientIp: '9.9.9.9', ...more }], headers)
  const ask = (visit: Visit, item: object, headers = {}) =>
    post(visit, '/whitePaper/fileDownload', [{ paper, language: 'en-US', ...item }], headers)
  const codeOf = ({ code }: { code: number }) => code

  async function aReader() {
    const visit = await openForm()
    const phoneNum = mobileOf()
    await askCode(visit, phoneNum)
    const verifyCode = api.sms.codeFor(phoneNum)
    return { visit, opener: { phoneNum, verifyCode, consentVersion: '2026-11' } }
  }

  describe('the code', () => {
    it('comes by text message, once without the captcha', async () => {
      const visit = await openForm()
      const phoneNum = mobileOf()
      const first = await askCode(visit, phoneNum)
      expect([first.statusCode, first.json()]).toEqual([
        200,
        { code: 1, content: { validTime: 300, waitTime: 60 }, errorMsg: '' },
      ])
      expect(api.sms.codeFor(phoneNum)).toMatch(/^\d{6}$/)
      const other = mobileOf()
      expect(codeOf((await askCode(visit, other)).json())).toBe(captchaNeeded.code)
      const solved = await captcha(visit, 'code')
      expect(codeOf((await askCode(visit, other, { captcha: solved })).json())).toBe(1)
      expect(codeOf((await askCode(visit, mobileOf(), { captcha: solved })).json())).toBe(captchaFailed.code)
    })

    it('says 频繁 when the next one comes too soon, and in its own words when none can be sent', async () => {
      const { visit, opener } = await aReader()
      const again = await askCode(visit, opener.phoneNum, { captcha: await captcha(visit, 'code') })
      expect([again.statusCode, again.json().errorMsg]).toEqual([200, expect.stringContaining('频繁')])
      api.sms.fail(true)
      const failed = await askCode(await openForm(), mobileOf())
      api.sms.fail(false)
      expect(codeOf(failed.json())).toBe(codeFailed.code)
    })

    it('is refused for what is no mobile number, in the language of the visitor', async () => {
      const reply = await askCode(await openForm(), '12345', {}, { 'accept-language': 'en' })
      expect([reply.statusCode, reply.json().errorMsg]).toEqual([400, 'Please enter correct mobile number'])
    })

    it.each([[[]], [[{}]], [{}], [[{ phoneNum: 13912345678 }]], [[{ phoneNum: '1'.repeat(41) }]]])(
      'is refused for the body %j',
      async (body) => {
        const reply = await post(await openForm(), '/whitePaper/getVerifyCode', body)
        expect([reply.statusCode, codeOf(reply.json())]).toEqual([400, malformed.code])
      },
    )
  })

  describe('the link', () => {
    it('is given for a code, with a pass that stands for it 30 days and not a day longer', async () => {
      const { visit, opener } = await aReader()
      const first = (await ask(visit, opener)).json()
      const edition = paperEditions[paper]?.['en-US']
      expect(first).toMatchObject({
        code: 1,
        content: {
          fileName: 'Hongyan Logistics - Where stock should wait.pdf',
          bytes: edition?.bytes,
          pages: edition?.pages,
          expiresAt: new Date(testMoment + 600_000).toISOString(),
          passUntil: new Date(testMoment + 30 * day).toISOString(),
        },
      })
      expect(JSON.stringify(first)).not.toContain(opener.phoneNum)
      const { pass } = first.content

      api.setNow(testMoment + 30 * day - 1000)
      const later = (await ask(await openForm(), { pass, paper: 'peak-season' })).json()
      api.setNow(testMoment + 30 * day)
      const tooLate = (await ask(await openForm(), { pass })).json()
      api.setNow(testMoment)
      expect(later).toMatchObject({ code: 1, content: { pass: null, passUntil: null } })
      expect(codeOf(tooLate)).toBe(codeNeeded.code)
    })

    it('takes a code where the pass has become worthless', async () => {
      const { visit, opener } = await aReader()
      const reply = (await ask(visit, { ...opener, pass: 'x.y' })).json()
      expect(reply).toMatchObject({ code: 1, content: { pass: expect.any(String) } })
    })

    it('is refused for a wrong code, a used one, and one for an enquiry', async () => {
      const { visit, opener } = await aReader()
      const wrong = String((Number(opener.verifyCode) + 1) % 1_000_000).padStart(6, '0')
      const refused = wrongCode.code
      expect(codeOf((await ask(visit, { ...opener, verifyCode: wrong })).json())).toBe(refused)
      expect(codeOf((await ask(visit, opener)).json())).toBe(1)
      expect(codeOf((await ask(visit, opener)).json())).toBe(refused)

      const other = await openForm()
      const phoneNum = mobileOf()
      await post(other, '/cooperation/getVerifyCode', [{ phoneNum }])
      const verifyCode = api.sms.codeFor(phoneNum)
      expect(codeOf((await ask(other, { ...opener, phoneNum, verifyCode })).json())).toBe(refused)
    })

    it('names every field that is wrong, in the language of the visitor', async () => {
      const visit = await openForm()
      const reply = await ask(visit, { phoneNum: '', verifyCode: '12' }, { 'accept-language': 'en' })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().fields).toEqual([
        { path: 'phoneNum', message: 'Please enter contact mobile' },
        { path: 'verifyCode', message: 'Verification code format incorrect' },
        { path: 'consentVersion', message: 'Please tick that I have read and agree to the privacy policy' },
      ])
    })

    it('is not given for a paper that does not exist, nor for names of things every object has', async () => {
      const visit = await openForm()
      for (const name of ['no-such-paper', '__proto__', 'constructor', '../../package']) {
        expect(codeOf((await ask(visit, { paper: name })).json())).toBe(notAvailable.code)
      }
    })

    it.each([[[]], [[{}]], [[{ paper }, { paper }]], [[{ paper, language: 'fr' }]], [[{ paper, pass: 7 }]]])(
      'is refused for the body %j',
      async (body) => {
        const reply = await post(await openForm(), '/whitePaper/fileDownload', body)
        expect([reply.statusCode, codeOf(reply.json())]).toEqual([400, malformed.code])
      },
    )
  })

  describe('the file', () => {
    it('comes under a readable name, unseen by search engines, and is counted once for each link', async () => {
      const { visit, opener } = await aReader()
      const { content } = (await ask(visit, { ...opener, language: 'zh-CN' })).json()
      const before = await listPaperCounts(api.ctx)
      const file = await api.send({ url: content.url })
      await api.send({ url: content.url })
      expect(file.statusCode).toBe(200)
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      const disposition = String(file.headers['content-disposition'])
      expect(disposition).toMatch(/^attachment; /)
      expect(decodeURIComponent(disposition)).toContain('鸿雁物流 - 货该放在哪儿.pdf')
      const shelved = await readFile(new URL('../../papers/stock-placement.zh-CN.pdf', import.meta.url))
      expect(file.rawPayload.equals(shelved)).toBe(true)

      const count = (rows: typeof before) =>
        rows.find((row) => row.paper === paper && row.language === 'zh-CN')?.downloads ?? 0
      expect(count(await listPaperCounts(api.ctx))).toBe(count(before) + 1)
    })

    it('is refused when the link is old, altered, or of another edition', async () => {
      const { visit, opener } = await aReader()
      const { url } = (await ask(visit, opener)).json().content as { url: string }
      for (const wrong of [
        url.replace('en-US', 'zh-CN'),
        url.replace(paper, 'peak-season'),
        `${url}x`,
        url.replace(/key=.*/, 'key='),
      ]) {
        expect((await api.send({ url: wrong })).statusCode).toBe(410)
      }
      expect((await api.send({ url: url.replace('en-US', 'fr') })).statusCode).toBe(400)
      expect((await api.send({ url: url.replace(/\?.*/, '') })).statusCode).toBe(400)
      expect((await api.send({ url: url.replace(paper, 'none') })).statusCode).toBe(404)
      api.setNow(testMoment + 600_000)
      const late = await api.send({ url })
      const inWindow = await api.send({ url, headers: { 'sec-fetch-mode': 'navigate' } })
      api.setNow(testMoment)
      expect([late.statusCode, codeOf(late.json())]).toEqual([410, linkExpired.code])
      expect([inWindow.statusCode, inWindow.headers.location]).toEqual([303, `/en/white-paper/${paper}`])
    })

    it('lies on the shelf for every paper and language, as long as the list says', async () => {
      const ids = Object.keys(paperEditions)
      expect(ids.length).toBeGreaterThanOrEqual(4)
      for (const id of ids) {
        for (const locale of localeIds) {
          const file = await readFile(new URL(`../../papers/${id}.${locale}.pdf`, import.meta.url))
          expect(file.byteLength).toBe(paperEditions[id]?.[locale]?.bytes)
        }
      }
    })
  })
})
