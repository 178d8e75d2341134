import { describe, expect, it } from 'vitest'
import { listDivisions } from '../places/divisions.ts'
import { findQuotePlace } from './quote-place.ts'
import { zoneBetween } from './zone-between.ts'

function place(code: string) {
  const found = findQuotePlace(code)
  if (!found) throw new Error(`no place ${code}`)
  return found
}

describe('places', () => {
  // First: namesakes are gathered once, so only here does a mutation run see a change to how.
  it('a city carries its province in English where another has its name', () => {
    const names = ['320500', '341300', '110100', '440300'].map((code) => place(code).name)
    expect(names.map(({ en }) => en)).toEqual(['Suzhou, Jiangsu', 'Suzhou, Anhui', 'Beijing', 'Shenzhen'])
    expect(names.map(({ zh }) => zh)).toEqual(['苏州市', '宿州市', '北京市', '深圳市'])
  })

  it.each([
    ['110100', '北京市', 'Beijing', '11'],
    ['110105', '北京市朝阳区', 'Chaoyang, Beijing', '11'],
    ['120101', '天津市和平区', 'Heping, Tianjin', '12'],
    ['310101', '上海市黄浦区', 'Huangpu, Shanghai', '31'],
    ['500230', '重庆市丰都县', 'Fengdu, Chongqing', '50'],
    ['440305', '深圳市南山区', 'Nanshan, Shenzhen', '440300'],
    ['429004', '仙桃市', 'Xiantao', '429004'],
    ['HKHKG', '香港', 'Hong Kong', '81'],
    ['MOMFM', '澳门', 'Macau', '82'],
    ['USNYC', '纽约', 'New York', 'USNYC'],
  ])('%s is %s', (code, zh, en, city) => {
    expect(place(code)).toMatchObject({ name: { zh, en }, city })
  })

  it.each(['', '000000', '440000', '650000', 'XXXXX', '__proto__'])('%s is none', (code) => {
    expect(findQuotePlace(code)).toBeNull()
  })

  it.each([
    ['810100', 'Hong Kong Island, Hong Kong'],
    ['810101', 'Central and Western, Hong Kong'],
  ])('%s in Hong Kong is told apart from it as %s', (code, en) => {
    expect(place(code).name.en).toBe(en)
    expect(place(code).city).toBe(place('HKHKG').city)
  })

  it.each([
    ['a county of a city', '130121', true],
    ['a county of a city that is a province', '500230', true],
    ['a district', '440305', false],
    ['the district before the first county', '500120', false],
    ['a city in a city', '130181', false],
    ['a city', '440300', false],
    ['what a province administers itself', '429021', false],
    ['a city abroad', 'USNYC', false],
  ])('tells counties by their code: %s, %s', (_, code, county) => {
    expect(place(code).county).toBe(county)
  })

  it('every city and district of the tree is one', () => {
    for (const division of [...listDivisions('city'), ...listDivisions('district')]) {
      expect(findQuotePlace(division.code)?.code).toBe(division.code)
    }
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
