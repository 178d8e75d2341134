import { brotliDecompressSync } from 'node:zlib'
import { localeIds } from '@hongyan/locales'
import { withDatabases } from '@hongyan/testing/databases'
import { whereWritten } from '@hongyan/testing/where-written'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captchaFailed, captchaNeeded, codeFailed, tooFrequent } from '../../calls/refusals.ts'
import { type ApiUnderTest, createApiUnderTest } from '../../server/testing/api-under-test.ts'
import { visitorsOf } from '../../server/testing/visitors.ts'

withDatabases('the lists and codes of the cooperation form', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(async () => {}, database())
  })
  afterAll(async () => api.close())
  const { openForm, captcha, askCode, mobileOf } = visitorsOf(() => api)

  describe('the lists', () => {
    it('gives names and values in the language of the visitor, under both addresses', async () => {
      const url = '/cooperation/queryCooperationList'
      const english = (await api.send({ url, headers: { 'accept-language': 'en' } })).json().content
      expect(english[0]).toEqual({ name: 'Warehousing and distribution', value: 'warehousing' })
      const [chinese, other] = await Promise.all([
        api.send({ url }),
        api.post('/ecology/cooperationList', {}),
      ])
      expect(chinese.json().content[0]).toEqual({ name: '仓储与配送', value: 'warehousing' })
      expect(other.json()).toEqual(chinese.json())
    })

    it('gives the address tree from its root down, with its version', async () => {
      const url = '/cooperation/queryAddressList'
      const { content, version } = (await api.send({ url, headers: { 'accept-language': 'en' } })).json()
      expect(content['-999999']).toContainEqual({ code: '420000', address: 'Hubei' })
      expect(content['420000']).toContainEqual({ code: '420100', address: 'Wuhan' })
      expect(content['420100']).toContainEqual({ code: '420115', address: 'Jiangxia' })
      expect(version).toBeTruthy()
      await whereWritten('zh-HK', async (hk) => {
        const hongKong = (await api.send({ url, headers: { 'accept-language': hk } })).json()
        expect(hongKong.content['-999999'][0]).toEqual({ code: '810000', address: '香港特別行政區' })
        expect(hongKong.content['-999999']).toContainEqual({ code: '440000', address: '廣東省' })
      })
    })
  })

  it('packs the long tree for whoever unpacks it', async () => {
    const url = '/cooperation/queryAddressList'
    const packed = await api.send({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.rawPayload.length).toBeLessThan(50_000)
    const plain = await api.send({ url, headers: { 'accept-encoding': 'identity' } })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload)
  })

  describe('the form', () => {
    it('comes with words, kinds of cooperation and the version of the privacy text, in the language of the page', async () => {
      for (const [lang, type, name] of [
        ['en', 'Warehousing and distribution', 'Full company name'],
        ...(whereWritten('zh-HK', () => [['zh-Hant-HK', '倉儲與配送', '公司全稱']] as const) ?? []),
        ['zh-Hans-CN', '仓储与配送', '公司全称'],
      ] as const) {
        const headers = {
          'client-info': JSON.stringify({ client: 'web', language: lang }),
          cookie: 'logistics_site_lang=zh-CN',
          'accept-language': 'fr',
        }
        const { data } = (await api.send({ url: '/v1/enquiry-form', headers })).json()
        expect(data.types[0]).toEqual({ name: type, value: 'warehousing' })
        expect(data.words.fields.companyName).toBe(name)
        expect(data.consentVersion).toBe('2026-11')
      }
    })

    it.each(['', '{', '{"language":"xx"}', '"language":"en', 'x'.repeat(9000)])(
      'falls back to the visitor where the page says %j',
      async (info) => {
        const headers = { 'client-info': info, 'accept-language': 'en' }
        const { data } = (await api.send({ url: '/v1/enquiry-form', headers })).json()
        expect(data.locale).toBe('en-US')
      },
    )
  })

  describe('codes', () => {
    it('says 频繁 in every language when they are too many', async () => {
      const visit = await openForm()
      const mobile = mobileOf()
      await askCode(visit, mobile)
      for (const locale of localeIds) {
        const cookie = `${visit.cookie}; logistics_site_lang=${locale}`
        const reply = await askCode(visit, mobile, { captcha: await captcha(visit, 'code') }, { cookie })
        expect(reply.statusCode).toBe(200)
        expect(reply.json().code).toBe(tooFrequent.code)
        expect(reply.json().errorMsg).toContain('频繁')
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
      }
    })

    it('asks for the captcha from the second of a visit, and takes each solution once', async () => {
      const visit = await openForm()
      await askCode(visit, mobileOf())
      expect((await askCode(visit, mobileOf())).json().code).toBe(captchaNeeded.code)
      const solved = await captcha(visit, 'code')
      expect((await askCode(visit, mobileOf(), { captcha: solved })).json().code).toBe(1)
      expect((await askCode(visit, mobileOf(), { captcha: solved })).json().code).toBe(captchaFailed.code)
      const forOther = await captcha(visit, 'enquiry')
      expect((await askCode(visit, mobileOf(), { captcha: forOther })).json().code).toBe(captchaFailed.code)
    })

    it('starts a visit where there is none', async () => {
      const reply = await askCode({ cookie: '', sessionId: '', address: '10.8.0.1' }, mobileOf())
      expect(reply.json().code).toBe(1)
      expect(reply.headers['set-cookie']).toContain('__Host-hongyan-session')
    })

    it('fails with its own sentence when the gateway does not take it, and lets one try again', async () => {
      const visit = await openForm()
      const mobile = mobileOf()
      api.sms.fail(true)
      const failed = (await askCode(visit, mobile)).json()
      api.sms.fail(false)
      expect(failed).toEqual({ code: codeFailed.code, errorMsg: '获取验证码失败' })
      expect((await askCode(visit, mobile)).json().code).toBe(1)
    })

    it('refuses what is no mobile number with the sentence of the form', async () => {
      const reply = await askCode(await openForm(), '+8613912345', {}, { 'accept-language': 'en' })
      expect([reply.statusCode, reply.json().errorMsg]).toEqual([400, 'Please enter correct mobile number'])
    })
  })
})
