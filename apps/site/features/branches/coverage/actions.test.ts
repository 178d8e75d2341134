import { mostAddresses } from '@hongyan/domain/coverage/coverage-rules'
import { listDivisions } from '@hongyan/domain/places/divisions'
import { currency } from '@hongyan/locales'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiUnderTest, createApiUnderTest } from '../../../server/testing/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => undefined)
})
afterAll(async () => api.close())

const ask = async (path: string, body: unknown, language = 'zh-CN') =>
  (await api.post(path, body, { 'accept-language': language })).json()

describe('/v1/coverage/batch', () => {
  it('answers five hundred long addresses, each as if it were asked alone', async () => {
    const districts = listDivisions('district')
    const addresses = Array.from({ length: mostAddresses }, (_, index) => {
      const { name } = districts[(index * 37) % districts.length] ?? { name: { zh: '' } }
      return `${name.zh}鸿雁路 ${index} 号鸿雁大厦 ${'示例'.repeat(40)}`
    })
    const { data } = await ask('/v1/coverage/batch', { addresses })
    expect(data).toHaveLength(mostAddresses)
    for (const index of [0, 1, 77, 250, 499]) {
      const alone = await ask('/v1/coverage/batch', { addresses: [addresses[index]] })
      expect(alone.data).toEqual([data[index]])
      const older = await ask('/address/getDeliveryService', { address: addresses[index] })
      expect(older.data).toEqual(data[index])
    }
  })

  it('charges a list as the calls it spares', async () => {
    const costOf = async (address: string) => {
      const before = api.taken.length
      await ask('/v1/coverage/batch', { addresses: Array.from({ length: 200 }, () => address) })
      return api.taken.slice(before).reduce((sum, taken) => sum + taken.cost, 0)
    }
    expect(await costOf('杭州')).toBe(4)
    // 180 kB are to be read before a line of them can be.
    expect(await costOf('杭'.repeat(300))).toBe(6)
  })
})

describe('/address/getDeliveryService', () => {
  const check = async (body: unknown, language?: string) =>
    (await ask('/address/getDeliveryService', body, language)).data

  it('names products, cut-offs and the branch, from parts, words or a code', async () => {
    const parts = await check([{ provinceName: '浙江省', cityName: '杭州市', districtName: '滨江区' }])
    const code = await check({ areaCode: '330108' })
    expect({ ...code, asked: '' }).toEqual({ ...parts, asked: '' })
    expect(code).toMatchObject({ kind: 'district', state: 'served', branch: { code: '330108-01' } })
    expect(code.products[0]).toEqual({
      product: 'standard',
      state: 'served',
      extraDays: 0,
      extraFeeFen: 0,
      currency,
      cutOff: '18:00',
    })
  })

  it('says what a far place costs and what only reaches a branch', async () => {
    const far = await check({ address: '青海省海西蒙古族藏族自治州都兰县' })
    expect(far).toMatchObject({ kind: 'district', state: 'partly', pickup: false })
    expect(far.products.find(({ product }: { product: string }) => product === 'standard')).toMatchObject({
      state: 'served',
      extraFeeFen: expect.any(Number),
      currency,
    })
    expect(far.products.some(({ state }: { state: string }) => state === 'not')).toBe(true)
  })

  it('answers a city for its districts together, and asks where a name is not enough', async () => {
    const city = await check({ address: 'Hangzhou' }, 'en')
    expect(city).toMatchObject({ kind: 'wider', state: 'served', districts: { partly: 0, not: 0 } })
    expect(city.inside).toContainEqual({ code: '330108', name: 'Binjiang' })
    const several = await check({ address: '鼓楼区' })
    expect(several.areas.length).toBeGreaterThan(2)
  })

  it('carries notices that touch the place', async () => {
    const ids = async (code: string) =>
      (await check({ areaCode: code })).alerts.map(({ id }: { id: string }) => id)
    expect(await ids('130102')).toContain('north-china-snow')
    expect(await ids('440106')).not.toContain('north-china-snow')
  })
})

describe('/address/getDeliveryTransport', () => {
  it('names the way of every product that comes', async () => {
    const { data } = await ask('/address/getDeliveryTransport', ['app', '', { areaCode: '330127' }])
    expect(data.transports).toContainEqual({
      product: 'standard',
      transport: 'road',
      toDoor: true,
      extraDays: 0,
      extraFeeFen: 0,
      currency,
      cutOff: '18:00',
    })
    expect(data.transports.map(({ product }: { product: string }) => product)).not.toContain('cold')
  })

  it('answers a city by its state alone', async () => {
    const { data } = await ask('/address/getDeliveryTransport', ['app', '', { address: '杭州' }])
    expect(data).toEqual({ areaCode: '330100', state: 'served', transports: [] })
  })
})

describe('/ws/location/v1/ip', () => {
  it('is JSON whatever is asked, and names a default as one', async () => {
    const reply = await api.send({ url: '/ws/location/v1/ip?key=k&output=jsonp&callback=alert' })
    expect(reply.headers['content-type']).toContain('application/json')
    expect(reply.body).not.toContain('alert')
    expect(reply.json().result.source).toBe('default')
  })

  it('finds the city of an address of the table', async () => {
    const reply = await api.send({ url: '/ws/location/v1/ip', remoteAddress: '223.5.5.5' })
    expect(reply.json()).toMatchObject({
      status: 0,
      result: {
        location: { lng: 120.16, lat: 30.27 },
        source: 'table',
        ad_info: { adcode: '330100', name: '杭州市' },
      },
    })
  })
})
