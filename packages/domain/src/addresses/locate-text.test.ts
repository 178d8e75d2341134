import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { districtAt } from '../places/district-at.ts'
import { childrenOf, divisionPath, listDivisions } from '../places/divisions.ts'
import { defaultPoint, locateNetworkAddress } from '../places/network-location.ts'
import { locateText } from './locate-text.ts'

const codeOf = (text: string) => {
  const located = locateText(text)
  return 'division' in located ? located.division.code : located.kind
}

describe('locateText', () => {
  it.each([
    ['浙江省杭州市滨江区网商路 599 号', '330108'],
    ['杭州滨江', '330108'],
    ['北京市朝阳区建国路 1 号', '110105'],
    ['北京', '110000'],
    ['吉林省吉林市', '220200'],
    ['新疆伊宁市上海城', '654002'],
    ['新疆喀什市', '653101'],
    ['喀什地区', '653100'],
    ['上海市浦东新区世纪大道 100 号', '310115'],
    ['浦東新區', '310115'],
    ['香港中西區皇后大道中', '810101'],
    ['南京鼓楼区', '320106'],
    ['东莞市长安镇', '441900'],
    ['大连市中山区人民路', '210202'],
    ['宁波江北', '330205'],
    ['Binjiang District, Hangzhou', '330108'],
    ['Chaoyang, Beijing', '110105'],
    ['朝阳区', 'ambiguous'],
    ['江苏省杭州市西湖区文三路1号', 'ambiguous'],
    ['广东省深圳市宝安区中国浙江省杭州市余杭区金家路442号', 'ambiguous'],
    ['墨脱', '540423'],
    ['旺角', '810202'],
    ['將軍澳', '810304'],
    ['Futian', '440304'],
    ['Sha Tin', '810303'],
    ['南山', 'ambiguous'],
    ['somewhere', 'unknown'],
    ['', 'unknown'],
  ])('%s is %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it('finds every district by its whole path', () => {
    const lost = listDivisions('district').filter(({ code }) => {
      const path = divisionPath(code)
      return codeOf(path.map(({ name }) => name.zh).join('')) !== code
    })
    expect(lost.map(({ code, name }) => code + name.zh)).toEqual([])
  })

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(locateText(text).kind).toMatch(/district|wider|ambiguous|unknown/)
      }),
    )
  })
})

describe('districtAt', () => {
  it('is the district whose centre it is', () => {
    const lost = listDivisions('district').filter(
      (one) => one.centre === 'own' && childrenOf(one.code).length === 0 && districtAt(one) === null,
    )
    expect(lost).toEqual([])
    expect(districtAt({ longitude: 120.21, latitude: 30.21 })?.code).toBe('330108')
    expect(districtAt(defaultPoint)?.code).toBe('110101')
  })

  it.each([
    [0, 0],
    [151.2, -33.9],
    [139.7, 35.7],
  ])('%d, %d is outside', (longitude, latitude) => {
    expect(districtAt({ longitude, latitude })).toBeNull()
  })
})

describe('locateNetworkAddress', () => {
  it.each([
    ['114.114.114.114', '320100'],
    ['166.111.8.28', '110100'],
    ['::ffff:202.120.2.119', '310100'],
    ['147.8.1.1', '810000'],
  ])('%s is in %s', (address, area) => {
    expect(locateNetworkAddress(address)).toMatchObject({ source: 'table', area })
  })

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.1.1',
    '8.8.8.8',
    '0.0.0.0',
    '255.255.255.255',
    '2001:da8::1',
    'x',
  ])('%s is nowhere we know: the default point', (address) => {
    expect(locateNetworkAddress(address)).toEqual({ source: 'default', area: null, ...defaultPoint })
  })
})
