import { describe, expect, it } from 'vitest'
import { findQuotePlace, listQuotePlaces } from './quote-place.ts'
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

  it('every city of the tree can be chosen, and is found under its code', () => {
    const groups = listQuotePlaces()
    const places = groups.flatMap((group) => group.places)
    expect(groups.every((group) => group.places.length > 0)).toBe(true)
    expect(places.length).toBeGreaterThan(390)
    expect(new Set(places.map(({ code }) => code)).size).toBe(places.length)
    for (const one of places) expect(findQuotePlace(one.code)).toEqual(one)
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
