import type { Db } from '@hongyan/db'
import { aBranch, testCtx } from '@hongyan/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { calendar } from '../../countries/DE/calendar.ts'

const home = '../../countries/home-calendar.gen.ts'
let { hoursOn, openingState }: typeof import('../../branches/opening-hours.ts') = await import(
  '../../branches/opening-hours.ts'
)
let { branchNetwork }: typeof import('../../branches/branch-network.ts') = await import(
  '../../branches/branch-network.ts'
)
let { readBranch }: typeof import('../../branches/read-branch.ts') = await import(
  '../../branches/read-branch.ts'
)
let { pickupWindows }: typeof import('../../orders/pickup-windows.ts') = await import(
  '../../orders/pickup-windows.ts'
)
let { shippedRates }: typeof import('../quote-shipment.ts') = await import('../quote-shipment.ts')
let { answerOf, inquiry }: typeof import('../testing/any-inquiry.ts') = await import(
  '../testing/any-inquiry.ts'
)

/** Opening hours, days of arrival and pickup of a company that is at home in Berlin. */
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(home, () => ({
    ...calendar.daysIn('DE-BE'),
    holidayIds: Object.keys(calendar.names),
    districts: calendar.districts,
  }))
  ;({ hoursOn, openingState } = await import('../../branches/opening-hours.ts'))
  ;({ branchNetwork } = await import('../../branches/branch-network.ts'))
  ;({ readBranch } = await import('../../branches/read-branch.ts'))
  ;({ pickupWindows } = await import('../../orders/pickup-windows.ts'))
  ;({ shippedRates } = await import('../quote-shipment.ts'))
  ;({ answerOf, inquiry } = await import('../testing/any-inquiry.ts'))
})

// Tests of other files share what is loaded.
afterAll(() => {
  vi.doUnmock(home)
  vi.resetModules()
})

const at = (text: string) => Date.parse(`${text}+08:00`)

describe('branches', () => {
  test.each([
    ['2026-12-24', [480, 1320]],
    ['2026-12-25', null],
    ['2026-12-26', null],
    ['2027-03-08', null],
    // A day off in the south, and one in China.
    ['2027-01-06', [480, 1320]],
    ['2027-10-01', [480, 1320]],
    ['2027-10-03', null],
    ['2028-06-17', null],
  ])('are open on %s at %j', (day, hours) => {
    expect(hoursOn(aBranch(), day).hours).toEqual(hours)
  })

  test('open again behind both days of Christmas', () => {
    expect(openingState(aBranch(), at('2026-12-25T10:00:00'))).toEqual({
      kind: 'closed',
      opensAt: at('2026-12-27T08:00:00'),
    })
  })

  test('follow it in Germany, where their table says nothing else', () => {
    const record = {
      code: 'FRA-1',
      kind: 'branch',
      'name.zh': '法兰克福',
      'name.en': 'Frankfurt',
      'address.zh': '路 1 号',
      'address.en': 'Straße 1',
      hours: '1-6 08:00-18:00',
      services: 'drop-off',
      products: 'standard',
    }
    const places = [
      { district: 'DEFRA', longitude: '8.68', latitude: '50.11', phone: '+49691234567' },
      { district: '310104', longitude: '121.43', latitude: '31.18', phone: '021-64380001' },
    ]
    const holidays = places.map((place) => {
      const read = readBranch({ ...record, ...place })
      return read.kind === 'branch' ? read.branch.holidays : read.problems
    })
    expect(holidays).toEqual(['short', 'usual'])
  })
})

describe('a parcel of two days', () => {
  const arrival = (date: string) => {
    const { offer } = answerOf('express-standard', inquiry({ date }), at(`${date}T06:00:00`))
    return offer && [offer.transit.leaves, offer.transit.latest, offer.transit.reasons]
  }
  const rest = (reason: string) => ({ kind: 'pause', reason, days: 1 })

  test.each([
    ['2026-09-28', '2026-09-28', '2026-09-30', []],
    // The Day of German Unity is a Saturday; the National Day of China is no day off.
    ['2026-10-01', '2026-10-01', '2026-10-05', [rest('german-unity'), rest('sunday')]],
    [
      '2026-12-24',
      '2026-12-24',
      '2026-12-29',
      [rest('christmas'), rest('second-christmas-day'), rest('sunday')],
    ],
    [
      '2026-12-25',
      '2026-12-28',
      '2026-12-30',
      [rest('christmas'), rest('second-christmas-day'), rest('sunday')],
    ],
    ['2027-02-04', '2027-02-04', '2027-02-06', []],
    ['2027-02-07', '2027-02-08', '2027-02-10', [rest('sunday')]],
    ['2027-03-05', '2027-03-05', '2027-03-09', [rest('sunday'), rest('womens-day')]],
  ])('of %s leaves on %s and is there on %s', (date, leaves, latest, reasons) => {
    expect(arrival(date)).toEqual([leaves, latest, reasons])
  })
})

test('fresh food goes on days off too', () => {
  const { offer } = answerOf(
    'cold-chain',
    inquiry({ date: '2026-12-24', goods: 'chilled' }),
    at('2026-12-24T06:00:00'),
  )
  expect(offer?.transit).toMatchObject({ leaves: '2026-12-24', reasons: [] })
})

test('nobody is called on on days off', () => {
  const offer = pickupWindows(testCtx({} as Db, { now: () => at('2026-12-24T06:00:00') }), {
    division: '330108',
    product: 'express-standard',
    way: 'collect',
    network: branchNetwork([aBranch()]),
    transit: shippedRates.transit,
  })
  expect(offer.days.slice(0, 4).map(({ day, holiday, windows }) => [day, holiday, windows.length])).toEqual([
    ['2026-12-24', null, 14],
    ['2026-12-25', 'christmas', 0],
    ['2026-12-26', 'second-christmas-day', 0],
    ['2026-12-27', null, 14],
  ])
})

test('nothing of it is of China', () => {
  const { calendar: days } = shippedRates
  expect(days).toMatchObject({ until: '2028-12-31', pauses: [], slow: [] })
  const ids = days.holidays.map(({ id }) => id)
  expect(ids).not.toContain('spring-festival')
  expect(ids).not.toContain('national-day')
})
