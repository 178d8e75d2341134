import { describe, expect, it } from 'vitest'
import { carriageOf, journeyOf, networkCityOf } from './journey.ts'
import type { QuoteInput } from './quote-input.ts'
import { quoteShipment } from './quote-shipment.ts'
import { readQuotePlace } from './search-places.ts'
import { inquiry, noon } from './testing/any-inquiry.ts'
import type { QuoteProduct, Zone } from './vocabulary.ts'

function journey(product: QuoteProduct, changes: Partial<QuoteInput>) {
  const quote = quoteShipment({ now: () => noon }, inquiry(changes))
  const offer = quote.offers.find((one) => one.product === product)
  if (!offer) throw new Error(`${product} is not offered`)
  return journeyOf(quote, offer)
}

describe('the journey of an offer', () => {
  it('lasts from the day it is handed over to the hour it is delivered by', () => {
    const { from, until } = journey('express-standard', { date: '2026-11-25' })
    expect(new Date(from).toISOString()).toBe('2026-11-24T16:00:00.000Z')
    expect(new Date(until).toISOString()).toBe('2026-11-27T10:00:00.000Z')
  })

  it('passes the hubs between two cities, and names the districts at its ends', () => {
    const { areas } = journey('express-standard', { from: '620102', to: '230100' })
    expect(areas).toEqual(['620102', '110100', '230100'])
  })

  it('flies over the hub of the night flights, and drives where it is near', () => {
    expect(journey('air', { from: '310100', to: '110100' }).areas).toEqual(['310100', '420100', '110100'])
    expect(journey('express-priority', {}).areas).toContain('420100')
    expect(journey('express-priority', { from: '110100', to: '110105' }).areas).toEqual(['110100', '110105'])
    expect(journey('express-priority', { from: '440300', to: '440100' }).areas).toEqual(['440300', '440100'])
  })

  it.each<[string, Partial<QuoteInput>, 'air' | 'road']>([
    ['within a city', { to: '440305' }, 'road'],
    ['within a province', { to: '440100' }, 'road'],
    ['to a neighbour', { from: '320500', to: '330100' }, 'road'],
    ['to Hong Kong from next door', { to: '810000' }, 'road'],
    ['to Hong Kong from afar', { from: '110100', to: '810000' }, 'air'],
    ['across the country', {}, 'air'],
  ])('priority express %s goes by %3$s', (_, changes, carriage) => {
    expect(journey('express-priority', changes).carriage).toBe(carriage)
  })

  it('by air drives over a hub where one airport is the nearest of both cities', () => {
    expect(journey('air', { from: '150300', to: '620200' }).areas).toEqual(['150300', '610100', '620200'])
    const ways = inquiry({ from: '150300', to: '620200' })
    expect(journey('express-standard', ways).areas).toEqual(['150300', '610100', '620200'])
  })

  it('is the two ends for a truck hired whole, and where no way is known', () => {
    const pieces = [{ length: 1200, width: 1000, height: 1500, weight: 900_000, count: 8 }]
    expect(journey('freight-heavy', { pieces, to: '230100' }).areas).toEqual(['440300', '230100'])
    expect(journey('express-standard', { to: '710100' }).areas).toEqual(['440300', '710100'])
  })

  it.each(['810000', '820000', '469001', '500229', '659001', '429004'])(
    'begins and ends at any place: %s',
    (to) => {
      expect(journey('express-standard', { to }).areas.at(-1)).toBe(to)
    },
  )
})

describe('what carries a product', () => {
  it.each<[QuoteProduct, Zone | null, number, 'air' | 'road']>([
    ['air', 'near', 1, 'air'],
    ['express-priority', 'near', 600, 'road'],
    ['express-priority', 'near', 601, 'air'],
    ['express-priority', 'far', 2001, 'air'],
    ['express-priority', 'province', 1500, 'road'],
    ['express-priority', 'city', 1500, 'road'],
    ['express-standard', 'far', 2001, 'road'],
  ])('%s in the zone %s over %i km goes by %s', (product, zone, km, carriage) => {
    expect(carriageOf(product, { zone, km })).toBe(carriage)
  })
})

describe('the city of a place in the network', () => {
  it.each([
    ['440300', '440300'],
    ['440305', '440300'],
    ['110105', '110100'],
    ['500229', '500100'],
    ['810000', 'HKHKG'],
    ['820000', 'MOMFM'],
    ['JPTYO', 'JPTYO'],
  ])('of %s is %s', (code, city) => {
    const place = readQuotePlace(code)
    expect(place && networkCityOf(place)).toBe(city)
  })
})
