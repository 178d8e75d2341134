import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiUnderTest, createApiUnderTest } from '../../server/testing/api-under-test.ts'

let api: ApiUnderTest
beforeAll(async () => {
  api = await createApiUnderTest(async () => {})
})
afterAll(async () => api.close())

const ask = async (url: string, body: unknown, headers: Record<string, string> = {}) =>
  (await api.post(url, body, headers)).json()
const english = { 'accept-language': 'en' }

describe('reading a pasted address', () => {
  const read = (address: string, headers = {}) => ask('/com/getJDDistrictFromAddress', { address }, headers)

  it('gives every field with how sure it is, in the language of the visitor', async () => {
    const address = '收货人：张三，电话 138-0013-8000，浙江省杭州市下城区文晖路10号'
    const { data } = await read(address)
    expect(data).toMatchObject({
      name: '张三',
      phone: '13800138000',
      district: { code: '330105', name: '拱墅区' },
      detail: '文晖路10号',
      confidence: { name: 'sure', district: 'likely' },
      corrections: [{ field: 'district', from: '下城区', to: '拱墅区', reason: 'renamed' }],
    })
    const inEnglish = (await read(address, english)).data
    expect(inEnglish.district).toEqual({ code: '330105', name: 'Gongshu' })
    expect(inEnglish.corrections[0]).toMatchObject({ from: '下城区', to: 'Gongshu' })
    expect((await read(address, { 'accept-language': 'zh-HK' })).data.province.name).toBe('浙江省')
  })

  it('shows what is nothing but stretches in sixty of them and the rest, whole', async () => {
    const address = `${'甲,'.repeat(200)}乙`
    const { parts } = (await read(address)).data
    expect(parts).toHaveLength(61)
    expect(parts.map(({ text }: { text: string }) => text).join('')).toBe(address)
  })

  it.each([
    ['广东省东莞市东城区东城路1号', '441900', '东城区东城路1号'],
    ['四平市公主岭市河北街道1号', '220184', '河北街道1号'],
    ['山东省莱芜市钢城区1号', '370117', '1号'],
    ['广州市海珠广场1号', '440100', '海珠广场1号'],
    ['北京市朝阳门外大街18号', '110000', '朝阳门外大街18号'],
    ['香港九龍灣宏照道1號', '810205', '九龍灣宏照道1號'],
  ])('takes no more of %s than it says', async (address, code, detail) => {
    expect((await read(address)).data).toMatchObject({ code, detail })
  })

  it('names the places meant perhaps, with their cities', async () => {
    const { data } = await read('鼓楼区五四路1号', english)
    expect(data.code).toBeNull()
    expect(data.candidates).toContainEqual({ code: '350102', name: 'Gulou, Fuzhou' })
    const stranger = (await read('广东省广州市南山区科苑路15号', english)).data
    expect(stranger.code).toBeNull()
    expect(stranger.candidates).toContainEqual({ code: '440305', name: 'Nanshan, Shenzhen' })
  })

  it('keeps what it cannot read, and refuses only what is no text or too long', async () => {
    expect((await read('🐼 somewhere over there')).data.detail).toBe('🐼 somewhere over there')
    for (const address of [undefined, 7, ['a'], '号'.repeat(501)])
      expect((await ask('/com/getJDDistrictFromAddress', { address })).code).toBe(1400)
  })
})

describe('looking an address over', () => {
  it.each(['/address/getValidateAddressInfo', '/waybill/getValidateAddressInfo'])('%s', async (url) => {
    const order = await ask(url, { fullAddress: '湖北省武汉市江夏区光谷大道88号' })
    expect(order).toMatchObject({ code: 1, data: { findings: [], address: { code: '420115' } } })
    const parts = { province: '江苏省', city: '杭州市', district: '西湖区', detailAddr: '文三路' }
    expect((await ask(url, parts)).data.findings.map((one: { kind: string }) => one.kind)).toEqual([
      'contradicted',
      'number-missing',
    ])
    expect((await ask(url, {})).data.findings).toHaveLength(2)
    expect((await ask(url, { fullAddress: 3 })).code).toBe(1400)
  })
})

describe('lists', () => {
  it('suggests areas as somebody types', async () => {
    const suggest = (address: string, headers = {}) =>
      ask('/address/addressSuggestion', { address, limit: 3 }, headers)
    expect((await suggest('wuhan', english)).data[0]).toEqual({
      code: '420100',
      province: { code: '420000', name: 'Hubei' },
      city: { code: '420100', name: 'Wuhan' },
      district: null,
      rest: '',
      only: true,
    })
    expect((await suggest('')).data).toEqual([])
    expect((await ask('/address/addressSuggestion', { address: 'a', limit: 21 })).code).toBe(1400)
  })

  it('gives what lies in a place, without Hong Kong, Macau and Taiwan', async () => {
    const inside = (parentId?: string) => ask('/address/getAddressInfoByParentIdFilterGAT', { parentId })
    const { data } = await inside()
    expect(data).toHaveLength(31)
    expect(data[0]).toEqual({ code: '110000', name: '北京市', level: 'province', isLeaf: false })
    expect((await inside('710000')).data).toEqual([])
    expect((await inside('999999')).data).toEqual([])
    expect((await inside('440000')).data).toContainEqual({
      code: '441900',
      name: '东莞市',
      level: 'city',
      isLeaf: true,
    })
  })

  it('gives every area code with its places', async () => {
    const { data } = await ask('/address/getAllTelephoneAreaCode', [{ any: 'thing' }], english)
    expect(data.length).toBeGreaterThan(300)
    expect(data.find((one: { areaCode: string }) => one.areaCode === '027')).toEqual({
      areaCode: '027',
      places: [{ code: '420100', name: 'Wuhan' }],
    })
    expect((await ask('/address/getAllTelephoneAreaCode', {})).code).toBe(1400)
  })
})

describe('the address book without signing in', () => {
  it.each(
    [
      ...['newAddress', 'updateAddressInfo', 'setDefaultAddress', 'deleteAddressInfoByIdListAndPin'],
      ...['getAddressByPinAndId', 'getAddressInfoByConditionEnhance', 'getFuzzyQueryByConditionPageEnhance'],
    ]
      .map((name) => `/address/${name}`)
      .concat('/cnet/queryAddressBatchAndUserNew'),
  )('%s asks to sign in, in the envelope and the language of the visitor', async (url) => {
    for (const body of [{}, [], [{ id: 1 }]]) {
      const answer = await api.post(url, body, english)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 1401, errorMsg: 'Please sign in first.' })
    }
  })
})

it('has a limit of its own', async () => {
  api.exhaust('addresses')
  const refused = await api.post('/address/addressSuggestion', { address: 'wuhan' })
  api.exhaust(null)
  expect(refused.statusCode).toBe(429)
})
