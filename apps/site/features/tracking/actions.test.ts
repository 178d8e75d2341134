import { withDatabases } from '@hongyan/testing/databases'
import { mobileNumbersIn } from '@hongyan/testing/mobile-numbers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSamples } from '../../../../tools/seed/refresh-samples.ts'
import { linkExpired, signInNeeded, unknownNumber } from '../../calls/refusals.ts'
import { sampleNumbers } from '../../calls/sample-numbers.ts'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../server/testing/api-under-test.ts'
import { personalWords } from '../../server/testing/personal-words.ts'
import { badNumber, locked, notYetScanned, unlockNeeded } from './refusals.ts'

withDatabases('the tracking calls', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(refreshSamples, database())
  })
  afterAll(async () => api.close())

  const get = (path: string, query: Record<string, string>, headers: Record<string, string> = {}) =>
    api.send({ url: `${path}?${new URLSearchParams(query)}`, headers })

  const withoutScans = ['bad_check_digit', 'bad_airline_digit', 'unknown', 'not_yet_scanned', 'registered']
  const shipmentSamples = Object.entries(sampleNumbers).filter(([name]) => !withoutScans.includes(name))

  describe('anonymous look-ups', () => {
    it.each(shipmentSamples)(
      'show status, cities and times of the sample "%s", and nothing personal',
      async (_name, sample) => {
        const replies = await Promise.all([
          get('/waybill/trackNoPin', { waybillCode: sample.number }),
          get('/order/getWaybillNodeTrack', { waybillCode: sample.number }),
          get('/mobile/queryBill', { billCode: sample.number }),
          api.post('/order/getWaybillGisTrack', { waybillCode: sample.number, appVersion: 'ignored' }),
        ])
        const personal = await personalWords(api.ctx)
        for (const reply of replies) {
          expect(reply.statusCode).toBe(200)
          expect(reply.json().code).toBe(1)
          expect(personal.filter((word) => reply.body.includes(word))).toEqual([])
          expect(mobileNumbersIn(reply.body)).toEqual([])
          expect(reply.headers['set-cookie']).toBeUndefined()
        }
      },
    )

    it('carry only the listed fields of a scan', async () => {
      const { data } = (
        await get('/waybill/trackNoPin', { waybillCode: sampleNumbers.delivered.number })
      ).json()
      expect(Object.keys(data.traces[0]).sort()).toEqual(['city', 'cityCode', 'code', 'status', 'time'])
    })

    it('read a number as people type it', async () => {
      const typed = ' ｈｙ 6601-2026-0038 '
      const { data } = (await get('/waybill/trackNoPin', { waybillCode: typed })).json()
      expect(data.waybillCode).toBe(sampleNumbers.in_transit.number)
    })

    it('answer in the language of the reader', async () => {
      const query = { waybillCode: sampleNumbers.in_transit.number }
      const { data } = (
        await get('/waybill/trackNoPin', query, { cookie: 'logistics_site_lang=en-US' })
      ).json()
      expect(data.originCity).toBe('Hangzhou')
    })

    it('tell a package from its consignment', async () => {
      const { number } = sampleNumbers.package_number
      const { data } = (await get('/waybill/trackPackageNoPin', { packageCode: number })).json()
      expect(data.packageCode.replace(/-$/, '')).toBe(number.replace(/-$/, ''))
      const other = await get('/waybill/trackPackageNoPin', { packageCode: number.replace('-2-3-', '-9-9-') })
      expect(other.json().code).toBe(unknownNumber.code)
    })

    it('speak of the package where one is asked for, and of the consignment everywhere else', async () => {
      const { number } = sampleNumbers.package_number
      const { data: one } = (await get('/waybill/trackPackageNoPin', { packageCode: number })).json()
      expect(one).toMatchObject({ status: 'delivered', packageStatus: 'delivered', eta: null })
      const { data: all } = (await get('/waybill/trackNoPin', { waybillCode: number })).json()
      expect(all).toMatchObject({ status: 'out_for_delivery', packageCount: 3, deliveredPackages: 2 })
    })

    it.each(shipmentSamples)('say the same of the sample "%s" in every form', async (_name, sample) => {
      const waybillCode = sample.number
      const [waybill, nodes, bill, points] = (
        await Promise.all([
          get('/waybill/trackNoPin', { waybillCode }),
          get('/order/getWaybillNodeTrack', { waybillCode }),
          get('/mobile/queryBill', { billCode: waybillCode }),
          api.post('/order/getWaybillGisTrack', { waybillCode }),
        ])
      ).map((reply) => reply.json().data)
      for (const view of [nodes, bill]) expect(view.status).toBe(waybill.status)
      expect(bill).toMatchObject({ statusSince: waybill.statusSince, eta: waybill.eta })
      const scanned = nodes.stops.filter((stop: { time: string | null }) => stop.time !== null)
      const brief = ({ cityCode, time }: { cityCode: string; time: string }) => ({ cityCode, time })
      expect(points.points.map(brief)).toEqual(scanned.map(brief))
      expect(bill.city).toBe(scanned.at(-1).city)
      if (waybill.eta) expect(['delivered', 'returned', 'returning']).not.toContain(waybill.status)
    })

    it.each([
      ['bad_check_digit', badNumber],
      ['unknown', unknownNumber],
      ['not_yet_scanned', notYetScanned],
    ] as const)('refuse the sample "%s" as $1.name', async (name, { code, text }) => {
      const waybillCode = sampleNumbers[name].number
      const replies = await Promise.all([
        get('/waybill/trackNoPin', { waybillCode }),
        get('/order/getWaybillNodeTrack', { waybillCode }),
        get('/mobile/queryBill', { billCode: waybillCode }),
        api.post('/order/getWaybillGisTrack', { waybillCode }),
      ])
      for (const reply of replies) {
        expect(reply.statusCode).toBe(200)
        expect(reply.json()).toEqual({ code, errorMsg: text['zh-CN'] })
      }
    })
  })

  describe('unlocking', () => {
    const verify = (waybillCode: string, phoneTail: string) =>
      api.post('/order/getPhoneVerify', { waybillCode, phoneTail })

    it('gives the same bytes for a wrong number and for wrong digits', async () => {
      const wrong = await verify(sampleNumbers.picked_up.number, '0000')
      const unknown = await verify(sampleNumbers.unknown.number, '0000')
      expect(wrong.statusCode).toBe(unknown.statusCode)
      expect(wrong.body).toBe(unknown.body)
    })

    it('locks known and unknown numbers alike, says for how long, and opens again', async () => {
      for (const number of [sampleNumbers.on_hold.number, 'HY660120268881']) {
        for (let guess = 0; guess < 5; guess++) await verify(number, '0000')
        const closed = await verify(number, sampleNumbers.on_hold.phoneTail)
        expect(closed.json().code).toBe(locked.code)
        expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0)
      }
      api.setNow(testMoment + 901_000)
      const opened = await verify(sampleNumbers.on_hold.number, sampleNumbers.on_hold.phoneTail)
      api.setNow(testMoment)
      expect(opened.json().code).toBe(1)
    })

    it('leads to the proof of delivery and its picture, until the link is old', async () => {
      const { number, phoneTail } = sampleNumbers.delivered
      const { token } = (await verify(number, phoneTail)).json().data
      const proof = (await api.post('/order/getSignImg', { waybillCode: number, token })).json().data
      expect(proof.state).toBe('available')
      expect(proof.signedBy).toMatch(/\*|＊/)
      const link = decodeURIComponent(proof.imageLink.split('/').at(-1))
      const picture = await get('/order/getSignPictureNoPin', { link })
      expect(picture.headers['content-type']).toBe('image/png')
      expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
      expect(picture.headers['cache-control']).toBe('no-store')
      api.setNow(testMoment + 301_000)
      const old = await get('/order/getSignPictureNoPin', { link })
      api.setNow(testMoment)
      expect(old.json().code).toBe(linkExpired.code)
    })

    it('opens one shipment, not another', async () => {
      const { number, phoneTail } = sampleNumbers.delivered
      const { token } = (await verify(number, phoneTail)).json().data
      const other = await api.post('/order/getSignImg', { waybillCode: sampleNumbers.returned.number, token })
      expect(other.json().code).toBe(unlockNeeded.code)
    })
  })

  describe('calls that act', () => {
    const startSession = async (cookie = '') => {
      const reply = await api.post('/waybill/getSessionId', {}, cookie === '' ? {} : { cookie })
      return { token: reply.json().data.sessionId as string, setCookie: reply.headers['set-cookie'] }
    }
    const send = (sessionId: string, headers: Record<string, string>) =>
      get('/order/sendCaptcha', { waybillCode: sampleNumbers.delivered.number, sessionId }, headers)
    const stored = async () =>
      (await api.ctx.db.query.selectFrom('once_tokens').select('id').execute()).length

    it('keep their session in a host-only cookie', async () => {
      const { setCookie } = await startSession()
      expect(setCookie).toMatch(
        /^__Host-hongyan-session=[\w.-]+; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/,
      )
      const again = await startSession(String(setCookie).split(';')[0])
      expect(again.setCookie).toBeUndefined()
    })

    it('act only for a page of this site with a token of this session, once', async () => {
      const { token, setCookie } = await startSession()
      const cookie = String(setCookie).split(';')[0] ?? ''
      const stranger = String((await startSession()).setCookie).split(';')[0] ?? ''
      const before = await stored()
      for (const headers of [
        { cookie },
        { cookie, 'sec-fetch-site': 'cross-site' },
        { cookie, 'sec-fetch-site': 'same-site' },
        { cookie, 'sec-fetch-site': 'none' },
        { cookie, 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' },
        { cookie, 'sec-fetch-site': 'same-origin', purpose: 'prefetch' },
        { 'sec-fetch-site': 'same-origin' },
        { cookie: stranger, 'sec-fetch-site': 'same-origin' },
      ] as Record<string, string>[]) {
        const reply = await send(token, headers)
        expect(reply.statusCode).toBe(403)
      }
      expect(await stored()).toBe(before)

      const own = { cookie, 'sec-fetch-site': 'same-origin' }
      const first = await send(token, own)
      expect(first.statusCode).toBe(200)
      expect(first.json()).toEqual({ code: 1, data: { validTime: 300, waitTime: 60 }, errorMsg: '' })
      const { number } = sampleNumbers.delivered
      const verifyCode = api.sms.codeFor(`1300000${sampleNumbers.delivered.phoneTail}`)
      expect(verifyCode).toMatch(/^\d{6}$/)
      const opened = await api.post('/order/getPhoneVerify', { waybillCode: number, verifyCode })
      expect(opened.json()).toMatchObject({ code: 1, data: { waybillCode: number } })
      const both = { waybillCode: number, verifyCode, phoneTail: '0000' }
      expect((await api.post('/order/getPhoneVerify', both)).statusCode).toBe(400)
      expect((await send(token, own)).statusCode).toBe(403)
    })

    it('spend a token once under parallel use, and not when it is old', async () => {
      const { token, setCookie } = await startSession()
      const own = { cookie: String(setCookie).split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' }
      const replies = await Promise.all(Array.from({ length: 20 }, () => send(token, own)))
      expect(replies.filter((reply) => reply.statusCode === 200)).toHaveLength(1)
      const late = (await startSession(own.cookie)).token
      api.setNow(testMoment + 601_000)
      expect((await send(late, own)).statusCode).toBe(403)
      api.setNow(testMoment)
    })
  })

  describe('signed-in calls', () => {
    it.each([
      ['GET', '/waybill/trackWithPin?waybillCode=HY660120260038'],
      ['GET', '/order/getSignPicture?waybillCode=HY660120260038'],
      ['POST', '/waybill/listWaybill'],
    ] as const)('%s %s answers 401 even in a session', async (method, url) => {
      const session = await api.post('/waybill/getSessionId', {})
      const cookie = String(session.headers['set-cookie']).split(';')[0] ?? ''
      const reply =
        method === 'GET' ? await api.send({ url, headers: { cookie } }) : await api.post(url, {}, { cookie })
      expect(reply.statusCode).toBe(401)
      expect(reply.json().code).toBe(signInNeeded.code)
    })
  })
})
