import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { greatCircleKm } from '@hongyan/domain/places/great-circle'
import { whereWritten } from '@hongyan/testing/where-written'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { unknownPlace } from '../../calls/refusals.ts'
import { type ApiUnderTest, createApiUnderTest, testMoment } from '../../server/testing/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => undefined)
})
afterAll(async () => api.close())
afterEach(() => api.setNow(testMoment))

const ask = async (path: string, body: unknown, language = 'zh-CN') =>
  (await api.post(path, body, { 'accept-language': language })).json()
const hangzhou = { longitude: 120.16, latitude: 30.27 }
type Site = { siteCode: string; distance: number; openNow: boolean; changesAt: string; hours: unknown[] }

describe('/site/getGeo and /site/getDistrictByGeo', () => {
  it('name the same district', async () => {
    const { data: code } = await ask('/site/getGeo', [hangzhou])
    const { data } = await ask('/site/getDistrictByGeo', [hangzhou])
    expect(data.areaCode).toBe(code)
    expect(data).toMatchObject({ province: { code: '330000' }, city: { code: '330100' }, district: { code } })
    expect((await ask('/site/getDistrictByGeo', hangzhou, 'en')).data.city.name).toBe('Hangzhou')
    expect((await ask('/site/getDistrictByGeo', hangzhou, 'zh-HK')).data.province.name).toBe('浙江省')
  })
})

describe('/site/getAddressInfoByParentId', () => {
  it('walks from the provinces to a district', async () => {
    const children = async (code: string | number) =>
      (await ask('/site/getAddressInfoByParentId', [code])).data
    const provinces = await children('-999999')
    expect(provinces).toHaveLength(34)
    expect(await children(0)).toEqual(provinces)
    expect(await children('330000')).toContainEqual(
      expect.objectContaining({ code: '330100', name: '杭州市', parentId: '330000', level: 'city' }),
    )
    expect(await children('330108')).toEqual([])
  })
})

describe('/site/getSiteListByAddressInfo', () => {
  it('lists the branches of an area, nearest to its centre first, page by page', async () => {
    const first = (await ask('/site/getSiteListByAddressInfo', { areaCode: '330100', pageSize: 10 })).data
    const second = (
      await ask('/site/getSiteListByAddressInfo', { areaCode: '330100', pageSize: 10, pageNum: 2 })
    ).data
    const all = [...first.siteList, ...second.siteList] as Site[]
    expect(first.total).toBe(sampleNetwork().inDivision('330100').length)
    expect(new Set(all.map(({ siteCode }) => siteCode)).size).toBe(20)
    const distances = all.map(({ distance }) => distance)
    expect(distances).toEqual([...distances].sort((one, other) => one - other))
  })

  it('keeps to the radius around a point and measures the true distance', async () => {
    const { data } = await ask('/site/getSiteListByAddressInfo', [{ ...hangzhou, radius: '3000' }])
    expect(data.radius).toBe(3000)
    expect(data.total).toBeGreaterThan(0)
    for (const { siteCode, distance } of data.siteList as Site[]) {
      expect(distance).toBeLessThanOrEqual(3000)
      const branch = sampleNetwork().byCode.get(siteCode)
      expect(distance).toBe(Math.round(greatCircleKm(hangzhou, branch ?? hangzhou) * 1000))
    }
  })

  it('says whether a branch is open at the moment asked, in China', async () => {
    const stateAt = async (instant: string) => {
      api.setNow(Date.parse(instant))
      const { data } = await ask('/site/getSiteListByAddressInfo', { areaCode: '330108' })
      return (data.siteList as Site[]).find(({ siteCode }) => siteCode === '330108-01')
    }
    expect(await stateAt('2026-11-21T21:59:59+08:00')).toMatchObject({
      openNow: true,
      changesAt: '2026-11-21T22:00:00+08:00',
    })
    expect(await stateAt('2026-11-21T22:00:00+08:00')).toMatchObject({
      openNow: false,
      changesAt: '2026-11-22T08:00:00+08:00',
    })
    const open = await ask('/site/getSiteListByAddressInfo', { areaCode: '330108', openNow: true })
    expect(open.data.siteList.every((site: Site) => site.openNow)).toBe(true)
  })

  it('reads an address by names as well as by codes', async () => {
    const first = async (body: object) => {
      const { code, data } = await ask('/site/getSiteListByAddressInfo', body)
      return code === 1 ? data.siteList[0].areaCode : code
    }
    expect(await first({ province: '湖北省', city: '武汉市', district: '江夏区' })).toBe('420115')
    expect(await first([{ provinceName: 'Hubei', cityName: 'Wuhan', districtName: 'Jiangxia' }])).toBe(
      '420115',
    )
    expect(await first({ provinceCode: 420000, cityCode: 420100, districtCode: '420115' })).toBe('420115')
    expect(await first({ fullAddress: '武汉市江夏区光谷大道 88 号' })).toBe('420115')
    expect(await first({ areaCode: '420115' })).toBe('420115')
  })

  it.each([
    {},
    { areaCode: '999999' },
    { areaCode: 'x' },
    { address: 'somewhere' },
    { address: '鼓楼区' },
    { province: '湖北省', city: '亚特兰蒂斯市' },
    { province: '浙江省', city: '武汉市' },
    { address: 'somewhere', ...hangzhou },
    { anything: 'else' },
  ])('says that it cannot read %j, and answers no other city', async (body) => {
    for (const language of ['zh-CN', 'en']) {
      const answer = await ask('/site/getSiteListByAddressInfo', body, language)
      expect(answer).toMatchObject({ code: unknownPlace.code, errorMsg: expect.any(String) })
      expect(answer.data).toBeUndefined()
    }
  })

  it('names the nearest where nothing is near, and asks for both coordinates', async () => {
    const far = await ask('/site/getSiteListByAddressInfo', { longitude: 86.9, latitude: 33.5, radius: 5000 })
    expect(far.data).toMatchObject({ total: 0, siteList: [], nearest: { siteCode: expect.any(String) } })
    expect(far.data.nearest.distance).toBeGreaterThan(5000)
    expect(await ask('/site/getSiteListByAddressInfo', { longitude: 120 }, 'en')).toMatchObject({
      code: 1400,
      fields: [{ path: 'latitude', message: 'Longitude and latitude belong together.' }],
    })
  })
})

describe('/v1/branches/search', () => {
  const search = async (body: object, language?: string) => ask('/v1/branches/search', body, language)

  it('answers an address by the district it lies in, and repeats nothing of it', async () => {
    const address = '杭州市滨江区网商路 599 号'
    const answer = await search({ address })
    expect(answer.data.answer.origin.area.map(({ code }: { code: string }) => code)).toEqual([
      '330000',
      '330100',
      '330108',
    ])
    expect(answer.data.answer.count).toBeGreaterThan(0)
    expect(JSON.stringify(answer)).not.toContain('网商')
  })

  it('tells a position, a guess and the default apart', async () => {
    const kind = async (body: object) => (await search(body)).data.answer.origin.kind
    expect(await kind({ point: hangzhou, useNetwork: true })).toBe('position')
    // Tests come from a private address, which says nothing about anybody.
    expect(await kind({ useNetwork: true })).toBe('default')
    expect(await kind({})).toBe('default')
    expect(await kind({ area: '330108' })).toBe('area')
  })

  it('filters, and names what is left out', async () => {
    const { answer: data } = (await search({ area: '330100', services: ['cold-box'] })).data
    expect(data.count).toBeGreaterThan(0)
    expect(data.count).toBeLessThan(data.unfiltered)
    for (const { services } of data.items) expect(services).toContain('cold-box')
  })

  it('carries the notices that touch the place while they last, and no others', async () => {
    const notices = async (area: string, instant: number) => {
      api.setNow(instant)
      const { data } = await search({ area })
      return data.answer.alerts.map(({ id }: { id: string }) => id)
    }
    expect(await notices('110105', testMoment)).toContain('north-china-snow')
    expect(await notices('330108', testMoment)).not.toContain('north-china-snow')
    expect(await notices('110105', Date.parse('2026-11-23T16:00:00Z'))).not.toContain('north-china-snow')
  })

  it('speaks the language asked for', async () => {
    const { data } = await search({ area: '330108', lang: 'en-US' })
    expect(JSON.stringify(data)).not.toMatch(/\p{Script=Han}/u)
    const name = async (language: string) =>
      (await search({ area: '440106' }, language)).data.answer.items[0].name
    expect(await name('zh-CN')).toContain('广州')
    await whereWritten('zh-HK', async (hk) => expect(await name(hk)).toContain('廣州'))
  })

  it('says which places a name may mean, and refuses unknown fields', async () => {
    const { data } = await search({ address: '鼓楼区', lang: 'en-US' })
    expect(data.kind).toBe('ambiguous')
    expect(data.areas).toContainEqual([
      { code: '320000', name: 'Jiangsu' },
      { code: '320100', name: 'Nanjing' },
      { code: '320106', name: 'Gulou' },
    ])
    expect((await search({ address: 'x' })).data).toEqual({ kind: 'unknown' })
    expect((await search({ area: '999999' })).data).toEqual({ kind: 'unknown' })
    expect((await api.post('/v1/branches/search', { adress: 'x' })).statusCode).toBe(400)
  })
})
