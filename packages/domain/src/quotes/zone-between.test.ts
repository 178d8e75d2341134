import { describe, expect, it } from 'vitest'
import type { QuotePlace } from './quote-place.ts'
import { readQuotePlace } from './search-places.ts'
import { zoneBetween } from './zone-between.ts'

function place(code: string): QuotePlace {
  const found = readQuotePlace(code)
  if (!found) throw new Error(`there is no ${code}`)
  return found
}

describe('the zone of two places', () => {
  it.each([
    ['440305', '440306', 'city'],
    ['110105', '110118', 'city'],
    ['440300', '440100', 'province'],
    // Ürümqi and Kashgar lie 1,000 km apart in one province.
    ['650100', '653100', 'province'],
    ['320500', '330100', 'near'],
    ['440300', '110100', 'middle'],
    ['440300', '230100', 'far'],
    ['440300', '540100', 'remote'],
    ['110100', '650100', 'remote'],
    ['540100', '650100', 'remote'],
    ['440300', '810000', 'hong-kong-macau'],
    ['440300', '820000', 'hong-kong-macau'],
    ['820000', '110100', 'hong-kong-macau'],
    ['810000', '820000', 'hong-kong-macau'],
    ['650100', '810000', 'hong-kong-macau'],
    ['440300', '710100', 'taiwan'],
    ['710100', '810000', 'taiwan'],
    ['440300', 'JPTYO', null],
    ['JPTYO', '440300', null],
    ['JPTYO', 'USNYC', null],
  ])('%s to %s is %s', (from, to, zone) => {
    expect(zoneBetween(place(from), place(to)).zone).toBe(zone)
  })

  // Along a meridian, where a degree is 111.195 km.
  it.each([
    [599.6, 600, 'near'],
    [600.4, 600, 'near'],
    [600.6, 601, 'middle'],
    [2000.4, 2000, 'middle'],
    [2000.6, 2001, 'far'],
  ])('of %d km, which count as %i, is %s', (apart, km, zone) => {
    const south = { ...place('440300'), latitude: 0 }
    const north = { ...place('110100'), longitude: south.longitude, latitude: apart / 111.19508 }
    expect(zoneBetween(south, north)).toEqual({ zone, km })
    expect(zoneBetween(north, south)).toEqual({ zone, km })
  })
})
