import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listDivisions } from '../../places/divisions.ts'
import { findQuotePlace, type QuotePlace } from '../quote-place.ts'
import { type Lane, laneOf } from '../testing/a-lane.ts'
import { noon } from '../testing/any-inquiry.ts'
import { type QuoteProduct, quoteProducts, zones } from '../vocabulary.ts'
import { estimateArrival, type Transit } from './estimate-arrival.ts'
import { allDay } from './hand-in.ts'
import type { ServiceCalendar } from './service-calendar.ts'
import { mainNodes } from './transit-data.ts'

/** No holidays, so that only the lane makes a difference. */
const calendar: ServiceCalendar = {
  until: '2027-12-31',
  holidays: [],
  restOnStatutoryDays: [],
  restOnSundays: [],
  pauses: [],
  slow: [],
}
const day = '2026-11-22'

function transitOf(product: QuoteProduct, { from, to, zone }: Lane): Transit | null {
  const asked = { product, zone, from, to, date: day, now: noon, charged: 1000, truckKm: null }
  return estimateArrival({ ...asked, takesUntil: allDay }, calendar)
}

/** Zones by distance: what crosses a border is no farther than anything, only slower to clear. */
const apart = (zone: Lane['zone']) =>
  zone === 'hong-kong-macau' || zone === 'taiwan' ? -1 : zones.indexOf(zone)

const mainland = [...listDivisions('city'), ...listDivisions('district')]
  .map(({ code }) => findQuotePlace(code))
  .filter((place) => place !== null)
  .filter(({ province }) => !['71', '81', '82'].includes(province ?? ''))
const codesOf = (wanted: (place: QuotePlace) => boolean) => mainland.filter(wanted).map(({ code }) => code)
const isCity = ({ code, county }: QuotePlace) => code.endsWith('00') && !county
const isNode = ({ city }: QuotePlace) => mainNodes.has(city)
const isCapital = ({ city }: QuotePlace) => city.length === 2 || city.endsWith('0100')

const cities = codesOf(isCity)
const counties = codesOf(({ county }) => county)
const kinds: Readonly<Record<string, readonly string[]>> = {
  'main nodes': codesOf((place) => isCity(place) && isNode(place)),
  capitals: codesOf((place) => isCity(place) && isCapital(place) && !isNode(place)),
  'other cities': codesOf((place) => isCity(place) && !isCapital(place) && !isNode(place)),
  counties,
}
const anyLane = (codes: readonly string[]) =>
  fc.tuple(fc.constantFrom(...codes), fc.constantFrom(...codes)).map(([from, to]) => laneOf(from, to))
const anyProduct = fc.constantFrom(...quoteProducts)

function neverLater(product: QuoteProduct, near: Lane, far: Lane) {
  const [sooner, later] = [transitOf(product, near), transitOf(product, far)]
  if (!sooner || !later) return
  expect(sooner.latest <= later.latest, `${near.from.name.en} – ${near.to.name.en}`).toBe(true)
  expect(sooner.earliest <= later.earliest).toBe(true)
}

describe('the days of a lane', () => {
  it('are no more for Suzhou to Hangzhou than for Chengdu to Xi’an, in the cold as well', () => {
    const lanes = [laneOf('320500', '330100'), laneOf('510100', '610100')] as const
    for (const product of quoteProducts) neverLater(product, ...lanes)
    expect(transitOf('cold-chain', lanes[0])).toMatchObject({ earliest: '2026-11-24', latest: '2026-11-25' })
  })

  it.each(Object.keys(kinds))('never fall with distance between %s', (kind) => {
    const lane = anyLane(kinds[kind] ?? [])
    fc.assert(
      fc.property(anyProduct, lane, lane, (product, one, other) => {
        if (apart(one.zone) < 0 || apart(other.zone) < 0) return
        const [near, far] = apart(one.zone) <= apart(other.zone) ? [one, other] : [other, one]
        neverLater(product, near, far)
      }),
      { numRuns: 500 },
    )
  })

  it('are never more within a province or to a neighbour than on a lane between any cities farther apart', () => {
    fc.assert(
      fc.property(anyProduct, anyLane(cities), anyLane(cities), (product, one, other) => {
        const [near, far] = apart(one.zone) <= apart(other.zone) ? [one, other] : [other, one]
        if (!['city', 'province', 'near'].includes(near.zone) || apart(far.zone) < 0) return
        neverLater(product, near, far)
      }),
      { numRuns: 1000 },
    )
  })

  it('are never more to a city than to a county of its', () => {
    fc.assert(
      fc.property(
        anyProduct,
        fc.constantFrom(...cities),
        fc.constantFrom(...counties),
        (product, from, county) => {
          const seat = `${county.slice(0, 4)}00`
          if (!cities.includes(seat)) return
          const toCity = laneOf(from, seat)
          const toCounty = laneOf(from, county)
          if (toCity.zone === toCounty.zone) neverLater(product, toCity, toCounty)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each<[QuoteProduct, QuoteProduct]>([
    ['express-priority', 'express-standard'],
    ['express-priority', 'air'],
    ['express-standard', 'freight-light'],
    ['express-standard', 'freight-heavy'],
    ['air', 'express-standard'],
    ['air', 'freight-heavy'],
    ['freight-light', 'bulky'],
    ['freight-heavy', 'bulky'],
  ])('%s is never later than %s on the same lane', (fast, slow) => {
    fc.assert(
      fc.property(anyLane([...cities, ...counties, '810000', '820000', '710100']), (lane) => {
        const [sooner, later] = [transitOf(fast, lane), transitOf(slow, lane)]
        if (!sooner || !later) return
        expect(`${sooner.latest} ${sooner.by}` <= `${later.latest} ${later.by}`).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
