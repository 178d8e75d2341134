import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listDivisions } from '../places/divisions.ts'
import { readQuotePlace, resolveQuotePlace, searchQuotePlaces } from './search-places.ts'

const codesOf = (typed: string, most: number) => searchQuotePlaces(typed, most).map(({ code }) => code)

describe('places by name', () => {
  // One test, and the first: names are gathered once, so only here does a mutation run see a change to how.
  it('are the cities and districts of China and the cities abroad, each once', () => {
    const names = ['北京', '朔州', '福田', '深圳市南山区', 'New York', '乾县', '乾']
    expect(names.map((name) => readQuotePlace(name)?.code)).toEqual([
      '110100',
      '140600',
      '440304',
      '440305',
      'USNYC',
      '610424',
      undefined,
    ])
    const codes = codesOf('ho', Number.POSITIVE_INFINITY)
    expect(codes.slice(0, 2)).toEqual(['810000', '150100'])
    expect(codes.filter((code) => code === '810000')).toHaveLength(1)
  })

  it.each([
    ['深圳', '440300'],
    ['深圳市', '440300'],
    ['shenzhen', '440300'],
    [' 北京 ', '110100'],
    ['朝阳市', '211300'],
    ['jiangxia', '420115'],
    ['襄樊', undefined],
    ['福田', '440304'],
    ['深圳市南山区', '440305'],
    ['香港', '810000'],
    ['New York', 'USNYC'],
    ['Suzhou, Anhui', '341300'],
    ['深圳市南山區', '440305'],
    ['440305', '440305'],
    [' 440305 ', '440305'],
    ['乾县', '610424'],
    ['咸陽市乾縣', '610424'],
    ['乾安', '220723'],
    ['濬縣', '410621'],
    ['沙县', '350405'],
    ['延边朝鲜族', '222400'],
    ['北屯', '659005'],
  ])('%s is read as %s', (text, code) => expect(readQuotePlace(text)?.code).toBe(code))

  it.each(['', '深', '南山', 'Suzhou', '火星', '<b>', '中华人民共和国', 'she'])('%j is none', (text) => {
    expect(readQuotePlace(text)).toBeNull()
  })

  it.each([
    ['beij', '110100'],
    ['石家', '130100'],
    ['重', '500100'],
    ['香港特别行政区', '810000'],
    ['吉林', '220200'],
    ['xian', '610100'],
    ['XI’AN', '610100'],
    ['newyork', 'USNYC'],
    ['上海浦东', '310115'],
    ['北京朝阳', '110105'],
    ['Shenzhen, China', '440300'],
    ['440305', '440305'],
    ['雄安', '130600'],
    ['雄安新区', '130600'],
    ['襄樊', '420600'],
    ['顺德市', '440606'],
    ['龙华新区', '440309'],
    ['沪', '310000'],
  ])('%s can only be %s', (text, code) => {
    expect(resolveQuotePlace(text)).toMatchObject({ kind: 'place', place: { code } })
  })

  it.each([
    ['Suzhou', ['320500', '341300']],
    ['南山', ['440305', '230404']],
    ['朝阳区', ['110105', '220104']],
    ['朝阳', ['211300', '110105', '220104']],
    ['Chaoyang', ['110105', '211300']],
    ['Nanshan', ['440305', '230404']],
    ['粤', ['440100', '440300']],
    ['广东省深圳市宝安区浙江省杭州市余杭区', ['440306', '330110']],
    ['广东', ['440100', '440300']],
  ])('%s may be %j, and is asked about', (text, codes) => {
    const answer = resolveQuotePlace(text)
    expect(answer.kind).toBe('several')
    if (answer.kind !== 'several') return
    expect(answer.places.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
  })

  it('eight are offered where more could be meant', () => {
    expect(codesOf('广东', 9)).toHaveLength(9)
    const answer = resolveQuotePlace('广东')
    expect(answer.kind === 'several' && answer.places.map(({ code }) => code)).toEqual(codesOf('广东', 8))
  })

  it.each(['', ' ', '火星', '<b>', '12kg'])('%j is no place', (text) => {
    expect(resolveQuotePlace(text)).toEqual({ kind: 'unknown' })
  })

  it('the exact one stands first, cities before districts, none twice', () => {
    const names = searchQuotePlaces('吉林', 8).map(({ name }) => name.zh)
    expect(names[0]).toBe('吉林市')
    expect(new Set(names).size).toBe(names.length)
    const begun = searchQuotePlaces('chao', 20).map(({ name }) => name.en)
    expect(begun.filter((name) => !name.startsWith('Chao'))).toEqual([])
    expect(codesOf('北京', 1)).toEqual(['110100'])
  })

  it.each([
    ['another district of that name before the districts of the city', '朝阳', ['211300', '110105']],
    ['a district of a city of the network before its namesake', 'nanshan', ['440305', '230404']],
    ['a name in English before longer ones', 'xian', ['610100']],
    ['a city before its districts', '石家庄市', ['130100', '130102', '130104']],
    ['a district by the beginning of its own name', '浦', ['310115', '320111']],
  ])('puts %s: %s', (_, typed, codes) => {
    expect(codesOf(typed, codes.length)).toEqual(codes)
  })

  it('any beginning of a name finds its place', () => {
    const cities = listDivisions('city').filter(({ code }) => !code.startsWith('8'))
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.nat(), ({ code, name }, nth) => {
        for (const text of [name.zh, name.en])
          expect(codesOf(text.slice(0, 1 + (nth % text.length)), Number.POSITIVE_INFINITY)).toContain(code)
      }),
    )
  })

  it.each([
    ['海南', '海口市'],
    ['浙江', '杭州市'],
  ])('%s is a province before it is anything else, and its cities are offered', (typed, capital) => {
    const answer = resolveQuotePlace(typed)
    expect(answer.kind === 'several' && answer.places[0]?.name.zh).toBe(capital)
  })

  it.each(["'", '’', ' '])('%j is the name of no place', (typed) => {
    expect(resolveQuotePlace(typed)).toEqual({ kind: 'unknown' })
  })
})
