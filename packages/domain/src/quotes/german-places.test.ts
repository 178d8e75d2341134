import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

const home = '../countries/home-addresses.gen.ts'
let { resolveQuotePlace, searchQuotePlaces }: typeof import('./search-places.ts') = await import(
  './search-places.ts'
)
let { zoneBetween }: typeof import('./zone-between.ts') = await import('./zone-between.ts')
let { findQuotePlace }: typeof import('./quote-place.ts') = await import('./quote-place.ts')
let { networkCityOf }: typeof import('./journey.ts') = await import('./journey.ts')
let { findPlace }: typeof import('../places/find-place.ts') = await import('../places/find-place.ts')

/** Places as a company prices them that is at home in Germany. */
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(home, () => import('../countries/DE/addresses.ts'))
  ;({ resolveQuotePlace, searchQuotePlaces } = await import('./search-places.ts'))
  ;({ zoneBetween } = await import('./zone-between.ts'))
  ;({ findQuotePlace } = await import('./quote-place.ts'))
  ;({ networkCityOf } = await import('./journey.ts'))
  ;({ findPlace } = await import('../places/find-place.ts'))
})

// Tests of other files share what is loaded.
afterAll(() => {
  vi.doUnmock(home)
  vi.resetModules()
})

const meant = (typed: string) => {
  const answer = resolveQuotePlace(typed)
  return answer.kind === 'place' ? answer.place.code : answer.kind
}

test.each([
  ['10119', '10119 Berlin'],
  ['D-10119 Berlin', '10119 Berlin'],
  ['85748', '85748'],
  ['85748 Garching', '85748 Garching'],
  ['München', 'DE-80'],
  ['muenchen', 'DE-80'],
  ['Munich', 'DE-80'],
  ['Köln', 'DE-50'],
  ['Hamm', 'DE-59'],
  ['Frankfurt', 'several'],
  ['DE-80', 'DE-80'],
  ['Torstr. 12, 10119 Berlin', '10119 Berlin'],
  ['Amsterdam', 'NLAMS'],
  ['Shanghai', '310100'],
  ['440305', 'unknown'],
  ['05999', 'unknown'],
  ['Nirgendwo', 'unknown'],
])('%s means %s', (typed, code) => expect(meant(typed)).toBe(code))

test('towns are found by how they begin, and regions by their digits', () => {
  const named = (typed: string) => searchQuotePlaces(typed, 9).map(({ name }) => name.en)
  expect(named('ham')).toEqual(['Hamburg', 'Hamm'])
  expect(named('frankfurt')).toEqual(['Frankfurt (Oder)', 'Frankfurt am Main'])
  expect(named('803')).toEqual(['Munich'])
})

describe('zones', () => {
  test.each([
    ['10119', '14195', 'city'],
    ['80331', '90402', 'province'],
    ['10119', '04109', 'near'],
    ['10119', '20095', 'middle'],
    ['10119', '80331', 'far'],
    ['20095', '25980', 'remote'],
    ['10119', 'NLAMS', null],
  ])('%s to %s: %s', (one, other, zone) => {
    const [from, to] = [findQuotePlace(one), findQuotePlace(other)]
    if (from === null || to === null) throw new Error('no such place')
    expect([zoneBetween(from, to).zone, zoneBetween(to, from).zone]).toEqual([zone, zone])
  })

  test('Berlin to Munich is about as far as it is', () => {
    const [from, to] = [findQuotePlace('10119'), findQuotePlace('80331')]
    if (from === null || to === null) throw new Error('no such place')
    expect(zoneBetween(from, to).km).toBeGreaterThan(490)
    expect(zoneBetween(from, to).km).toBeLessThan(520)
  })
})

test('an order is tracked between the towns of its postcodes', () => {
  const place = findQuotePlace('14195 Berlin')
  expect(place && findPlace(networkCityOf(place))).toMatchObject({ cityCode: 'DE-10', zone: 'Europe/Berlin' })
})
