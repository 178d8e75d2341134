import { describe, expect, test } from 'vitest'
import { calendar as china } from './CN/calendar.ts'
import type { CountryCalendar } from './calendar.ts'
import { calendar as germany } from './DE/calendar.ts'
import { calendar as hongKong } from './HK/calendar.ts'
import { calendar as unitedStates } from './US/calendar.ts'

const dayMs = 86_400_000
const isoOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Public holidays of a region in a year, in order. */
function daysOff({ daysIn }: CountryCalendar, region: string | null, year: number): readonly string[] {
  const days = daysIn(region).service.holidays.flatMap(({ statutory }) => statutory)
  return days.filter((day) => day.startsWith(`${year}-`)).sort()
}

/** Easter Sunday by the rule of Meeus, Jones and Butcher; ms UTC. */
function easterOf(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const correction = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const march = epact + weekday - 7 * late + 22
  return Date.UTC(year, 2, march)
}

describe.each([
  ['China', china],
  ['Germany', germany],
  ['Hong Kong', hongKong],
  ['the United States', unitedStates],
])('%s', (_, calendar) => {
  const places = [null, ...calendar.regions]

  test('each day off has a name, and is within what is known', () => {
    for (const place of places) {
      const { network, service } = calendar.daysIn(place)
      const ids = [
        ...Object.keys(network),
        ...service.holidays.map(({ id }) => id),
        ...[...service.pauses, ...service.slow].map(({ reason }) => reason),
        ...(service.restOnSundays.length > 0 ? ['sunday'] : []),
      ]
      expect(ids.filter((id) => !Object.hasOwn(calendar.names, id))).toEqual([])
      const days = service.holidays.flatMap(({ from, statutory, to }) => [from, ...statutory, to])
      expect(days.filter((day) => day > service.until)).toEqual([])
      expect(days.length).toBeGreaterThan(0)
    }
  })

  test('each name is in Chinese of both kinds and in English', () => {
    const texts = Object.values(calendar.names).flatMap(({ full, short = full }) => [full, short])
    expect(texts.filter((text) => !(text.zh && text.hk && text.en))).toEqual([])
  })
})

describe.each([2026, 2027, 2028])('of %d', (year) => {
  const easter = easterOf(year)
  const on = (monthAndDay: string) => `${year}-${monthAndDay}`
  const fromEaster = (days: number) => isoOf(easter + days * dayMs)
  const everywhere = [
    ...['01-01', '05-01', '10-03', '12-25', '12-26'].map(on),
    ...[-2, 1, 39, 50].map(fromEaster),
  ]
  const reformation = on('10-31')
  const [epiphany, corpusChristi, allSaints] = [on('01-06'), fromEaster(60), on('11-01')]
  // The Wednesday before 23 November.
  const repentance = isoOf(Date.UTC(year, 10, 22) - ((weekdayOf(on('11-22')) + 4) % 7) * dayMs)
  const uprising = year === 2028 ? [on('06-17')] : []

  test.each([
    ['DE-BB', [reformation, fromEaster(0), fromEaster(49)]],
    ['DE-BE', [on('03-08'), ...uprising]],
    ['DE-BW', [epiphany, corpusChristi, allSaints]],
    ['DE-BY', [epiphany, corpusChristi, allSaints]],
    ['DE-HB', [reformation]],
    ['DE-HE', [corpusChristi]],
    ['DE-HH', [reformation]],
    ['DE-MV', [on('03-08'), reformation]],
    ['DE-NI', [reformation]],
    ['DE-NW', [corpusChristi, allSaints]],
    ['DE-RP', [corpusChristi, allSaints]],
    ['DE-SH', [reformation]],
    ['DE-SL', [corpusChristi, on('08-15'), allSaints]],
    ['DE-SN', [reformation, repentance]],
    ['DE-ST', [epiphany, reformation]],
    ['DE-TH', [on('09-20'), reformation]],
  ])('%s has the days of its law', (state, own) => {
    expect(daysOff(germany, state, year)).toEqual([...everywhere, ...own].sort())
  })

  test('without a state there are the nine that all have', () => {
    expect(daysOff(germany, null, year)).toEqual(everywhere.toSorted())
  })

  test('federal holidays are observed on the nearest weekday (5 U.S.C. 6103)', () => {
    const nth = (month: number, weekday: number, count: number) => {
      const first = Date.UTC(year, month - 1, 1)
      const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7
      return isoOf(first + (ahead + 7 * (count - 1)) * dayMs)
    }
    const lastOfMay = isoOf(Date.UTC(year, 4, 31) - ((weekdayOf(on('05-31')) + 6) % 7) * dayMs)
    const floating = [nth(1, 1, 3), nth(2, 1, 3), lastOfMay, nth(9, 1, 1), nth(10, 1, 2), nth(11, 4, 4)]
    const fixed = [...['01-01', '06-19', '07-04', '11-11', '12-25'].map(on), `${year + 1}-01-01`].flatMap(
      (day) => {
        const shift = { 0: 1, 6: -1 }[weekdayOf(day)] ?? 0
        return [day, isoOf(Date.parse(`${day}T00:00:00Z`) + shift * dayMs)]
      },
    )
    const expected = [...new Set([...floating, ...fixed])].filter((day) => day.startsWith(`${year}-`))
    expect(daysOff(unitedStates, null, year)).toEqual(expected.sort())
  })
})

/** As gazetted: https://www.gov.hk/en/about/abouthk/holiday/2026.htm and 2027.htm. */
test.each([
  [
    2026,
    '01-01 02-17 02-18 02-19 04-03 04-04 04-06 04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25 12-26',
  ],
  [
    2027,
    '01-01 02-06 02-08 02-09 03-26 03-27 03-29 04-05 05-01 05-13 06-09 07-01 09-16 10-01 10-08 12-25 12-27',
  ],
])('general holidays of Hong Kong in %d', (year, days) => {
  expect(daysOff(hongKong, null, year)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})
