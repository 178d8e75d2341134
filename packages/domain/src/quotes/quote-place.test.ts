import { describe, expect, it } from 'vitest'
import { listDivisions } from '../places/divisions.ts'
import { findQuotePlace } from './quote-place.ts'
import { readQuotePlace, resolveQuotePlace, searchQuotePlaces } from './search-places.ts'
import { zoneBetween } from './zone-between.ts'

function place(code: string) {
  const found = findQuotePlace(code)
  if (!found) throw new Error(`no place ${code}`)
  return found
}

describe('places', () => {
  it.each([
    ['110100', '北京市', 'Beijing', '11'],
    ['110105', '北京市朝阳区', 'Chaoyang, Beijing', '11'],
    ['500230', '重庆市丰都县', 'Fengdu, Chongqing', '50'],
    ['440305', '深圳市南山区', 'Nanshan, Shenzhen', '440300'],
    ['429004', '仙桃市', 'Xiantao', '429004'],
    ['HKHKG', '香港', 'Hong Kong', '81'],
    ['USNYC', '纽约', 'New York', 'USNYC'],
  ])('%s is %s', (code, zh, en, city) => {
    expect(place(code)).toMatchObject({ name: { zh, en }, city })
  })

  it.each(['', '000000', '440000', '650000', 'XXXXX', '__proto__'])('%s is none', (code) => {
    expect(findQuotePlace(code)).toBeNull()
  })

  it('every city and district of the tree is one', () => {
    for (const division of [...listDivisions('city'), ...listDivisions('district')]) {
      expect(findQuotePlace(division.code)?.code).toBe(division.code)
    }
  })
})

describe('places by name', () => {
  it.each([
    ['深圳', '440300'],
    ['深圳市', '440300'],
    ['shenzhen', '440300'],
    [' 北京 ', '110100'],
    ['朝阳', '211300'],
    ['福田', '440304'],
    ['深圳市南山区', '440305'],
    ['香港', '810000'],
    ['New York', 'USNYC'],
    ['Suzhou, Anhui', '341300'],
    ['深圳市南山區', '440305'],
    ['440305', '440305'],
    ['乾县', '610424'],
    ['咸陽市乾縣', '610424'],
    ['乾安', '220723'],
    ['濬縣', '410621'],
  ])('%s is read as %s', (text, code) => expect(readQuotePlace(text)?.code).toBe(code))

  it.each(['', '深', '南山', 'Suzhou', '火星', '<b>', '中华人民共和国', 'she'])('%j is none', (text) => {
    expect(readQuotePlace(text)).toBeNull()
  })

  it.each([
    ['beij', '110100'],
    ['xian', '610100'],
    ['XI’AN', '610100'],
    ['newyork', 'USNYC'],
    ['上海浦东', '310115'],
    ['北京朝阳', '110105'],
    ['Shenzhen, China', '440300'],
    ['440305', '440305'],
  ])('%s can only be %s', (text, code) => {
    expect(resolveQuotePlace(text)).toMatchObject({ kind: 'place', place: { code } })
  })

  it.each([
    ['Suzhou', ['320500', '341300']],
    ['南山', ['440305', '230404']],
    ['广东', ['440100', '440300']],
  ])('%s may be %j, and is asked about', (text, codes) => {
    const answer = resolveQuotePlace(text)
    expect(answer.kind).toBe('several')
    if (answer.kind !== 'several') return
    expect(answer.places.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
    expect(answer.places.length).toBeLessThanOrEqual(8)
  })

  it.each(['', ' ', '火星', '<b>', '12kg'])('%j is no place', (text) => {
    expect(resolveQuotePlace(text)).toEqual({ kind: 'unknown' })
  })

  it('the exact one stands first, cities before districts, none twice', () => {
    const names = searchQuotePlaces('吉林', 8).map(({ name }) => name.zh)
    expect(names[0]).toBe('吉林市')
    expect(new Set(names).size).toBe(names.length)
    expect(searchQuotePlaces('chao', 20).every(({ name }) => name.en.toLowerCase().startsWith('chao'))).toBe(
      true,
    )
    expect(searchQuotePlaces('北京', 1)[0]?.code).toBe('110100')
  })
})

describe('zones', () => {
  it.each([
    ['440300', '440305', 'city'],
    ['500100', '500230', 'city'],
    ['429004', '429005', 'province'],
    ['440300', '440100', 'province'],
    ['310100', '330100', 'near'],
    ['440300', '110100', 'middle'],
    ['440300', '230100', 'far'],
    ['440300', '650100', 'remote'],
    ['650100', '653100', 'province'],
    ['540100', '510100', 'remote'],
    ['440300', '810000', 'hong-kong-macau'],
    ['810000', '820000', 'hong-kong-macau'],
    ['710100', '810000', 'taiwan'],
    ['710100', '710200', 'province'],
    ['440300', 'SGSIN', null],
  ])('%s to %s is %s', (from, to, expected) => {
    expect(zoneBetween(place(from), place(to)).zone).toBe(expected)
    expect(zoneBetween(place(to), place(from)).zone).toBe(expected)
  })
})
