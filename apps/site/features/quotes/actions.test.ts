import { withDatabases } from '@hongyan/testing/databases'
import { whereWritten } from '@hongyan/testing/where-written'
import { writtenRows } from '@hongyan/testing/written-rows'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encryptRequest } from '../../client/encryption/encrypt-request.ts'
import { encryptionHeaders } from '../../client/encryption/wire.ts'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../server/testing/api-under-test.ts'
import { quoteView } from './view.ts'

const path = '/aging/feeInquiryNewByJDL'
const inquiry = {
  from: '440300',
  to: '110100',
  pieces: [{ length: 600, width: 400, height: 450, weight: 12_500, count: 2 }],
  date: '2026-11-21',
  addOns: ['insurance', 'receipt-electronic'],
  declaredValue: 300_000,
  lang: 'en-US',
}

withDatabases('the fee inquiry', (database) => {
  let api: ApiUnderTest
  beforeAll(async () => {
    api = await createApiUnderTest(async () => undefined, database())
  })
  afterAll(async () => api.close())

  const key = async () => (await api.send({ url: '/v1/cipher-key' })).json().data
  const encrypt = async (body: unknown, now = testMoment) =>
    encryptRequest(await key(), body, { now, encrypted: 'body' })
  const ask = async (body: unknown) => {
    const encrypted = await encrypt(body)
    return api.post(path, encrypted.body, { ...encrypted.headers })
  }

  describe('sealed', () => {
    it('answers price and arrival with every product', async () => {
      const reply = await ask(inquiry)
      expect(reply.statusCode).toBe(200)
      const view = quoteView.parse(reply.json().data)
      const standard = view.offers.find(({ product }) => product === 'express-standard')
      expect(standard).toMatchObject({ total: 12_897, weight: { charged: 36_000, basis: 'volumetric' } })
      expect(standard?.lines.map(({ name, formula }) => [name, formula])).toEqual([
        ['Freight', 'First 1 kg CN¥12, then 35 kg × CN¥2.60'],
        ['Fuel surcharge', 'Freight CN¥103 × 5.8%'],
        ['Basic insurance', 'CN¥3,000 declared × 5‰'],
        ['Electronic receipt', 'A shipment'],
      ])
      expect(standard?.advice?.title).toBe(
        'Pack each box 31 cm high and Standard express costs CN¥30.25 less',
      )
      expect(view.refused.find(({ product }) => product === 'cold-chain')?.reason).toMatch(
        /chilled or frozen/,
      )
    })

    it.each(
      writtenRows([
        ['zh-CN', '首重 1 公斤 ¥12，续重 35 公斤 × ¥2.60', '深圳市'],
        ['zh-HK', '首重 1 公斤 CN¥12，續重 35 公斤 × CN¥2.60', '深圳市'],
      ]),
    )('speaks %s', async (lang, formula, from) => {
      const { data } = (await ask({ ...inquiry, lang })).json()
      expect(data.from.name).toBe(from)
      const standard = data.offers.find(({ product }: { product: string }) => product === 'express-standard')
      expect(standard.lines[0].formula).toBe(formula)
      expect(standard.name).toBe(lang === 'zh-CN' ? '标准快递' : '標準速遞')
    })

    it('carries the notices its journey meets, and no other', async () => {
      const alerts = async (changes: object) =>
        quoteView.parse((await ask({ ...inquiry, ...changes })).json().data).alerts
      const ids = async (changes: object) => (await alerts(changes)).map(({ id }) => id)
      const [snow, deicing] = await alerts({})
      expect(snow).toMatchObject({ id: 'north-china-snow', until: '2026-11-23T16:00:00Z' })
      expect(snow?.products).toContain('express-standard')
      expect(snow?.products).not.toContain('air')
      expect(deicing).toMatchObject({ id: 'winter-deicing', products: ['air'] })
      expect(await ids({ to: '440100' })).toEqual([])
      expect(await ids({ date: '2026-11-24' })).toEqual(['winter-deicing'])
      expect(snow?.countedIn).toContain('express-standard')
      expect(snow?.dates).toBe('The dates below include 1 extra day, except Priority express.')
      expect(deicing).toMatchObject({ countedIn: [], dates: '' })
      const quote = async (to: string) => quoteView.parse((await ask({ ...inquiry, to })).json().data)
      const standard = ({ offers }: Awaited<ReturnType<typeof quote>>) =>
        offers.find(({ product }) => product === 'express-standard')?.arrival
      // Xi’an is as far for the tariff, and it does not snow there: a day less.
      expect(standard(await quote('110100'))).toMatchObject({
        latest: '2026-11-24',
        reasons: ['Notice on the route: 1 day added'],
      })
      expect(standard(await quote('610100'))).toMatchObject({ latest: '2026-11-23', reasons: [] })
      // From Lanzhou to Harbin goods change trucks in Beijing.
      expect(await ids({ from: '620100', to: '230100' })).toContain('north-china-snow')
    })

    it('prices the weight alone where no size is given, and says that a measured one may change it', async () => {
      const reply = await ask({ ...inquiry, pieces: [{ weight: 12_000, count: 1 }] })
      expect(reply.statusCode).toBe(200)
      const view = quoteView.parse(reply.json().data)
      const standard = view.offers.find(({ product }) => product === 'express-standard')
      expect(standard?.weight).toMatchObject({ charged: 12_000, basis: 'actual', measured: false })
      expect(view.notes).toContainEqual(expect.stringContaining('a measured size may change the price'))
      const measured = quoteView.parse((await ask(inquiry)).json().data)
      expect(measured.offers.every(({ weight }) => weight.measured)).toBe(true)
      expect(measured.notes).toEqual([])
    })

    it('names no flight and no trunk road within one city', async () => {
      for (const lang of ['en-US', 'zh-CN']) {
        const view = quoteView.parse((await ask({ ...inquiry, to: '440305', lang })).json().data)
        expect(view.zone).toBe('city')
        expect(view.offers.length).toBeGreaterThan(1)
        for (const { by } of view.offers) expect(by).not.toMatch(/flight|air|航|by road|公路/i)
      }
      const far = quoteView.parse((await ask(inquiry)).json().data)
      expect(far.offers.find(({ product }) => product === 'express-priority')?.by).toMatch(/night flight/i)
    })

    it('says of each offer where it is picked up and delivered', async () => {
      const near = quoteView.parse((await ask(inquiry)).json().data)
      expect(near.offers[0]?.handover).toEqual({
        pickup: 'door',
        delivery: 'door',
        text: 'Picked up at the door, delivered to the door',
      })
      const pieces = [{ length: 600, width: 400, height: 450, weight: 40_000, count: 1 }]
      const county = quoteView.parse((await ask({ ...inquiry, to: '370124', pieces })).json().data)
      expect(county.offers.find(({ product }) => product === 'bulky')?.handover).toMatchObject({
        delivery: 'branch',
        text: 'Picked up at the door, collected from a branch',
      })
    })

    it('says what is wrong with an inquiry that was opened', async () => {
      const wrong = [
        [{ ...inquiry, to: '000000' }, 'to'],
        [{ ...inquiry, to: 'Suzhou' }, 'to'],
        [{ ...inquiry, pieces: [{ length: 600, height: 450, weight: 12_500, count: 2 }] }, 'pieces.0.width'],
        [{ ...inquiry, date: '2020-01-01' }, 'date'],
        [{ ...inquiry, declaredValue: 0 }, 'declaredValue'],
        [{ ...inquiry, pieces: [] }, 'pieces'],
        [{ ...inquiry, pieces: [{ ...inquiry.pieces[0], height: 0 }] }, 'pieces.0.height'],
        [
          {
            ...inquiry,
            pieces: [{ ...inquiry.pieces[0], length: 10_000, width: 10_000, height: 10_000, count: 900 }],
          },
          'pieces',
        ],
        [{ ...inquiry, addOns: ['insurance', 'full-cover'] }, 'addOns'],
        ['only a text', ''],
      ] as const
      for (const [body, field] of wrong) {
        const reply = await ask(body)
        expect([reply.statusCode, reply.json().code]).toEqual([400, 1400])
        expect(reply.json().fields[0].path).toBe(field)
        expect(reply.json().fields[0].message).toMatch(/^[\p{Script=Han}\d ,，。、（）]+$/u)
      }
    })

    it('refuses tampered, replayed, expired and unknown alike', async () => {
      const encrypted = await encrypt(inquiry)
      const again = await encrypt(inquiry)
      expect((await api.post(path, again.body, { ...again.headers })).statusCode).toBe(200)
      const expired = await encrypt(inquiry, testMoment - 300_001)
      const text = encrypted.body as string
      const tampered = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
      const refusals = await Promise.all([
        api.post(path, tampered, { ...encrypted.headers }),
        api.post(path, again.body, { ...again.headers }),
        api.post(path, expired.body, { ...expired.headers }),
        api.post(path, encrypted.body, { ...encrypted.headers, [encryptionHeaders.keyId]: 'nobody' }),
        api.post(path, encrypted.body, { ...encrypted.headers, [encryptionHeaders.text]: 'AAAA' }),
        api.post(path, 'bm90aGluZw'),
      ])
      const shapes = refusals.map((reply) => {
        const { requestId, ...rest } = reply.json()
        return { status: reply.statusCode, requestId: typeof requestId, ...rest }
      })
      expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
      expect(shapes[0]).toMatchObject({ status: 400, code: 1404 })
      expect([...api.encryptionFaults].sort()).toEqual(['headers', 'key', 'replay', 'tag', 'time'])
    })

    it('a good seal round a body that was not encrypted is refused too', async () => {
      const encrypted = await encryptRequest(await key(), inquiry, { now: testMoment, encrypted: 'headers' })
      const reply = await api.post(path, encrypted.body, { ...encrypted.headers })
      expect(reply.json().code).toBe(1404)
    })

    it('is a flood at some point', async () => {
      api.exhaust('cipher')
      const reply = await ask(inquiry)
      api.exhaust(null)
      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '7'])
    })
  })

  describe('in the clear', () => {
    it('is refused unless the settings allow it', async () => {
      expect((await api.post(path, inquiry)).json().code).toBe(1403)
      api.allowPlain()
      expect((await key()).plainAllowed).toBe(true)
      const reply = await api.post(path, inquiry)
      expect(reply.json().data.offers.length).toBeGreaterThan(3)
    })
  })

  describe('places to ask for', () => {
    const find = async (body: unknown) => (await api.post('/aging/query-address', body)).json().data
    it('are found by the beginning of their name, in either script', async () => {
      expect((await find({ keyword: '哈爾濱' }))[0]).toEqual({
        code: '230100',
        name: '哈尔滨市',
        only: true,
      })
      expect((await find({ keyword: 'Nanshan', lang: 'en-US' })).slice(0, 2)).toEqual([
        { code: '440305', name: 'Nanshan, Shenzhen', only: false },
        { code: '230404', name: 'Nanshan, Hegang', only: false },
      ])
      expect((await find({ keyword: 'harb', lang: 'zh-CN' }))[0].name).toBe('哈尔滨市')
      await whereWritten('zh-HK', async (lang) =>
        expect((await find({ keyword: 'harb', lang }))[0].name).toBe('哈爾濱市'),
      )
      expect(await find({ keyword: 'zzzz' })).toEqual([])
      expect(await find({ keyword: '州', limit: 3 })).toEqual([])
    })
    it('malformed questions are refused', async () => {
      for (const body of [{}, { keyword: '' }, { keyword: '北', limit: 51 }]) {
        expect((await api.post('/aging/query-address', body)).json().code).toBe(1400)
      }
    })
  })
})
