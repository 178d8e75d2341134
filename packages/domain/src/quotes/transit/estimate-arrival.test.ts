import { describe, expect, it } from 'vitest'
import { readQuotePlace } from '../search-places.ts'
import { answerOf, inquiry, noon } from '../testing/any-inquiry.ts'
import type { QuoteProduct } from '../vocabulary.ts'
import { estimateArrival, type TransitQuestion } from './estimate-arrival.ts'
import { allDay } from './hand-in.ts'
import { defaultCalendar, type ServiceCalendar } from './service-calendar.ts'

const pallet = [{ length: 1000, width: 800, height: 800, weight: 120_000, count: 1 }]

function transitOf(product: QuoteProduct, changes: Parameters<typeof inquiry>[0], now = noon) {
  const { offer } = answerOf(product, inquiry(changes), now)
  if (!offer) throw new Error(`${product} is not offered`)
  return offer.transit
}

describe('arrival', () => {
  it('is counted from the day it leaves', () => {
    expect(transitOf('express-standard', {})).toMatchObject({
      leaves: '2026-11-21',
      latest: '2026-11-23',
      reasons: [],
    })
  })

  it.each([
    ['17:59', '2026-11-21'],
    ['18:00', '2026-11-21'],
    ['18:01', '2026-11-22'],
  ])('handed over at %s it leaves on %s', (time, leaves) => {
    const now = Date.parse(`2026-11-21T${time}:00+08:00`)
    const transit = transitOf('cold-chain', { goods: 'chilled' }, now)
    expect(transit.leaves).toBe(leaves)
    expect(transit.reasons.map(({ kind }) => kind)).toEqual(leaves === '2026-11-21' ? [] : ['after-cut-off'])
  })

  it('does not mind the hour for another day', () => {
    const night = Date.parse('2026-11-21T23:50:00+08:00')
    expect(transitOf('express-standard', { date: '2026-11-22' }, night).leaves).toBe('2026-11-22')
  })

  it('reads the day in China, whatever the hour in UTC', () => {
    const morning = Date.parse('2026-11-21T07:30:00+08:00')
    expect(transitOf('express-standard', {}, morning).leaves).toBe('2026-11-21')
  })

  it.each([
    ['110100', '310100', '2026-11-23', '2026-11-24'],
    ['440100', '320100', '2026-11-24', '2026-11-26'],
    ['110100', '350600', '2026-11-25', '2026-11-27'],
    ['110100', '370124', '2026-11-25', '2026-11-27'],
  ])('cold chain %s to %s: main nodes, capitals, everywhere else, a county', (from, to, earliest, latest) => {
    expect(transitOf('cold-chain', { from, to, goods: 'chilled' })).toMatchObject({ earliest, latest })
  })

  it.each([
    [50_000, 1, '2026-11-22'],
    [250_000, 2, '2026-11-23'],
    [3_100_000, 3, '2026-11-24'],
  ])('medicines of %d g are booked %d days ahead', (weight, days, leaves) => {
    const pieces = [{ length: 1000, width: 1000, height: 1000, weight, count: 1 }]
    expect(transitOf('pharma', { pieces, goods: 'medicine' })).toMatchObject({
      leaves,
      reasons: [{ kind: 'book-ahead', days }],
    })
  })

  it('a past day is quoted as it was', () => {
    const transit = transitOf('pharma', { pieces: pallet, goods: 'medicine', date: '2026-10-20' })
    expect(transit).toMatchObject({ leaves: '2026-10-20', reasons: [] })
  })
})

describe('on days like any other', () => {
  const calendar: ServiceCalendar = {
    until: '2027-12-31',
    holidays: [],
    restOnStatutoryDays: [],
    restOnSundays: [],
    pauses: [],
    slow: [
      {
        reason: 'mid-autumn',
        from: '2026-11-25',
        to: '2026-11-27',
        sameProvince: 0,
        between: 2,
        except: ['pharma'],
      },
    ],
  }
  const place = (code: string) => {
    const found = readQuotePlace(code)
    if (!found) throw new Error(`no place ${code}`)
    return found
  }
  function estimate(
    product: QuoteProduct,
    changes: Partial<Omit<TransitQuestion, 'from' | 'to'>> = {},
    [from, to] = ['440100', '230100'],
  ) {
    const plain = { zone: 'middle', date: '2026-11-21', now: noon, charged: 1000, truckKm: null } as const
    const ends = { from: place(from ?? ''), to: place(to ?? '') }
    return estimateArrival({ product, ...plain, takesUntil: allDay, ...ends, ...changes }, calendar)
  }
  /** Days on the way, at the least and at the most. */
  const days = (...asked: Parameters<typeof estimate>) => {
    const transit = estimate(...asked)
    const from = Date.parse(transit?.leaves ?? '')
    return transit && [transit.earliest, transit.latest].map((day) => (Date.parse(day) - from) / 86_400_000)
  }

  it.each<[QuoteProduct, number]>([
    ['express-standard', 2],
    ['express-priority', 1],
    ['freight-light', 4],
    ['freight-heavy', 4],
    ['bulky', 4],
    ['air', 1],
    ['pharma', 3],
  ])('%s takes its own %i days between the nodes of the cold chain', (product, count) => {
    expect(days(product)).toEqual([count, count])
  })

  it.each([
    ['main nodes', '440100', '230100', 2, 3],
    ['a municipality among them', '110100', '310100', 2, 3],
    ['capitals', '340100', '130100', 3, 5],
    ['a municipality and a capital', '120100', '340100', 3, 5],
    ['a capital and another city', '340100', '440300', 4, 6],
    ['another city and a main node', '440300', '230100', 4, 6],
    ['from a county', '370124', '440100', 4, 6],
    ['to a county', '440100', '370124', 4, 6],
  ])('the cold chain takes by its ends, %s: %s to %s', (_name, from, to, least, most) => {
    expect(days('cold-chain', {}, [from, to])).toEqual([least, most])
  })

  it('within a city the cold chain takes a day, a main node or not', () => {
    expect(days('cold-chain', { zone: 'city' }, ['440100', '440100'])).toEqual([1, 1])
  })

  it.each([
    [0, 1],
    [700, 1],
    [701, 2],
    [1400, 2],
    [1401, 3],
  ])('a truck of one’s own drives %i km in %i days, whatever the product takes', (truckKm, count) => {
    expect(days('freight-heavy', { truckKm })).toEqual([count, count])
  })

  it.each([
    ['air', 'city'],
    ['freight-light', 'taiwan'],
    ['same-city', 'city'],
  ] as const)('%s does not run in the zone %s', (product, zone) => {
    expect(estimate(product, { zone })).toBeNull()
  })

  it.each([
    [200_000, '2026-11-22', 1],
    [200_001, '2026-11-23', 2],
    [3_000_000, '2026-11-23', 2],
    [3_000_001, '2026-11-24', 3],
  ])('medicines of %i g leave on %s', (charged, leaves, ahead) => {
    const reasons = [{ kind: 'book-ahead', days: ahead }]
    expect(estimate('pharma', { charged })).toMatchObject({ leaves, reasons })
    expect(estimate('pharma', { charged, date: leaves })).toMatchObject({ leaves, reasons: [] })
  })

  it.each([
    ['2026-11-24', [2, 2], []],
    ['2026-11-25', [4, 4], [{ kind: 'slow', reason: 'mid-autumn', days: 2 }]],
    ['2026-11-27', [4, 4], [{ kind: 'slow', reason: 'mid-autumn', days: 2 }]],
    ['2026-11-28', [2, 2], []],
  ])('it is slow on the days that are called so: %s', (date, taken, reasons) => {
    expect(days('express-standard', { date })).toEqual(taken)
    expect(estimate('express-standard', { date })?.reasons).toEqual(reasons)
  })

  it('every notice on the way adds its days, and says so', () => {
    const delays = [
      { notice: 'snow', days: 1 },
      { notice: 'flood', days: 2 },
    ]
    expect(days('express-standard', { delays })).toEqual([5, 5])
    expect(estimate('express-standard', { delays })?.reasons).toEqual(
      delays.map((delay) => ({ kind: 'notice', ...delay })),
    )
  })

  it('it is not slow within a city or a province, nor for what is excepted, and says nothing of it', () => {
    const date = '2026-11-26'
    for (const zone of ['city', 'province'] as const) {
      expect(days('express-standard', { date, zone })).toEqual([1, 1])
      expect(estimate('express-standard', { date, zone })?.reasons).toEqual([])
    }
    expect(days('pharma', { date })).toEqual([3, 3])
  })
})

describe('the Spring Festival of 2027', () => {
  const lastDay = '2027-02-04'
  // The company's notice: handed over by these days, it arrives before New Year's Eve.
  it.each([
    ['express-standard', '440100', '440300', '2027-02-02'],
    ['express-standard', '440100', '230100', '2027-01-30'],
    ['express-standard', '110100', '440300', '2027-01-30'],
    ['express-standard', '110100', '650100', '2027-01-27'],
    ['express-standard', '440100', '540100', '2027-01-27'],
    ['freight-heavy', '440100', '230100', '2027-01-26'],
    ['freight-heavy', '110100', '650100', '2027-01-26'],
    ['bulky', '110100', '653100', '2027-01-26'],
  ] as const)('%s from %s to %s, handed over on %4$s', (product, from, to, date) => {
    const pieces = product === 'express-standard' ? inquiry().pieces : pallet
    expect(transitOf(product, { from, to, date, pieces }).latest <= lastDay).toBe(true)
  })

  it('freight waits from the 4th to the 11th, and says so', () => {
    const transit = transitOf('freight-heavy', {
      from: '440100',
      to: '440300',
      date: '2027-02-05',
      pieces: pallet,
    })
    expect(transit.leaves).toBe('2027-02-12')
    expect(transit.reasons).toContainEqual({ kind: 'pause', reason: 'spring-festival', days: 7 })
  })

  it('express between provinces runs two days slower, medicines do not', () => {
    expect(transitOf('express-standard', { date: '2027-01-24' }).latest).toBe('2027-01-26')
    expect(transitOf('express-standard', { date: '2027-01-25' })).toMatchObject({
      latest: '2027-01-29',
      reasons: [{ kind: 'slow', reason: 'spring-festival', days: 2 }],
    })
    expect(transitOf('pharma', { date: '2027-02-06', pieces: pallet, goods: 'medicine' })).toMatchObject({
      leaves: '2027-02-06',
      latest: '2027-02-09',
    })
  })

  it('is on the days of the calendars, as that of 2026 was', () => {
    const festival = defaultCalendar.holidays.filter(({ id }) => id === 'spring-festival')
    expect(festival.map(({ from, to }) => [from, to])).toEqual([
      ['2026-02-15', '2026-02-23'],
      ['2027-02-05', '2027-02-08'],
    ])
    const january = Date.parse('2026-01-20T09:00:00+08:00')
    const transit = transitOf('freight-heavy', { date: '2026-02-16', pieces: pallet }, january)
    expect(transit.leaves).toBe('2026-02-23')
  })

  it('a public holiday is a day without trucks', () => {
    const october = Date.parse('2026-09-20T09:00:00+08:00')
    const transit = transitOf('freight-heavy', { date: '2026-09-29', pieces: pallet }, october)
    expect(transit.latest).toBe('2026-10-06')
    expect(transit.reasons).toEqual([{ kind: 'pause', reason: 'national-day', days: 3 }])
    expect(transitOf('express-standard', { date: '2026-09-29' }, october).latest).toBe('2026-10-01')
  })
})
