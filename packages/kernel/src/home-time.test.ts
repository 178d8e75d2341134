import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dayAtHome, endOfDayAtHome, instantAtHome, timeAtHome } from './home-time.ts'

const day = fc
  .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2060, 0, 1) / 86_400_000 })
  .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10))

test('days and hours by the clock of the company', () => {
  expect(instantAtHome('2026-11-21', '14:30')).toBe(Date.parse('2026-11-21T14:30:00+08:00'))
  expect(endOfDayAtHome('2026-12-31')).toBe(Date.parse('2027-01-01T00:00:00+08:00'))
  expect(dayAtHome(Date.parse('2026-11-21T16:00:00Z'))).toBe('2026-11-22')
  expect(timeAtHome(Date.parse('2026-11-21T16:05:59Z'))).toBe('00:05')
  for (const [none, time] of [['2026-13-01'], ['2026-11-21', '25:00'], ['', '']] as const)
    expect(instantAtHome(none, time)).toBeNaN()
  expect(endOfDayAtHome('soon')).toBeNaN()
})

describe('where clocks change twice a year', () => {
  let berlin: typeof import('./home-time.ts')
  beforeAll(async () => {
    vi.resetModules()
    vi.doMock('./home.gen.ts', () => ({ homeZone: 'Europe/Berlin' }))
    berlin = await import('./home-time.ts')
  })
  afterAll(() => {
    vi.doUnmock('./home.gen.ts')
    vi.resetModules()
  })

  test.each([
    ['2026-01-15', '08:00', '2026-01-15T08:00:00+01:00'],
    ['2026-07-15', '08:00', '2026-07-15T08:00:00+02:00'],
    ['2026-03-29', '00:00', '2026-03-29T00:00:00+01:00'],
    ['2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
    // Left out: half past two is half past three.
    ['2026-03-29', '02:30', '2026-03-29T03:30:00+02:00'],
    ['2026-10-25', '04:00', '2026-10-25T04:00:00+01:00'],
  ])('%s %s', (date, time, iso) => {
    expect(berlin.instantAtHome(date, time)).toBe(Date.parse(iso))
  })

  test('a day with a change is an hour shorter or longer', () => {
    const hours = (date: string) => (berlin.endOfDayAtHome(date) - berlin.instantAtHome(date)) / 3_600_000
    expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(hours)).toEqual([24, 23, 25])
  })

  test('each day is the one whose midnight and whose last moment are in it', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(berlin.dayAtHome(berlin.instantAtHome(date))).toBe(date)
        expect(berlin.dayAtHome(berlin.endOfDayAtHome(date) - 1)).toBe(date)
      }),
    )
  })
})
