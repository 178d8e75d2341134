import { describe, expect, test } from 'vitest'
import { instantOf } from './wall-time.ts'

const problemOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return (error as { fields: readonly { path: string; message: string }[] }).fields
  }
}
const at = (path: string, message: string) => [{ path: `at.${path}`, message }]

describe('a time on the wall', () => {
  test.each([
    ['2026-11-29T08:00', 'Asia/Shanghai', '2026-11-29T00:00:00Z'],
    ['2026-11-29T08:00', 'UTC', '2026-11-29T08:00:00Z'],
    ['2026-07-01T08:00', 'America/New_York', '2026-07-01T12:00:00Z'],
    ['2026-12-01T08:00', 'America/New_York', '2026-12-01T13:00:00Z'],
    ['2026-11-29T08:00', 'Asia/Kathmandu', '2026-11-29T02:15:00Z'],
    ['2026-11-29T00:30', 'Pacific/Kiritimati', '2026-11-28T10:30:00Z'],
    ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00Z'],
    ['2028-02-29T23:59', 'Europe/Berlin', '2028-02-29T22:59:00Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(new Date(instantOf({ local, zone })).toISOString()).toBe(instant.replace('Z', '.000Z'))
  })

  test('that clocks leap over is none', () => {
    expect(problemOf(() => instantOf({ local: '2026-03-08T02:30', zone: 'America/New_York' }))).toEqual(
      at('local', 'no-such-time'),
    )
    expect(problemOf(() => instantOf({ local: '2026-03-29T02:30', zone: 'Europe/Berlin' }))).toEqual(
      at('local', 'no-such-time'),
    )
  })

  test('that clocks show twice is asked for again', () => {
    const twice = { local: '2026-11-01T01:30', zone: 'America/New_York' }
    expect(problemOf(() => instantOf(twice))).toEqual(at('local', 'twice'))
    expect(instantOf({ ...twice, which: 'second' }) - instantOf({ ...twice, which: 'first' })).toBe(3_600_000)
    expect(new Date(instantOf({ ...twice, which: 'first' })).toISOString()).toBe('2026-11-01T05:30:00.000Z')
  })

  test.each(['+08:00', 'GMT+8', 'EST5EDT', 'Mars/Olympus', '', 'Asia/../Shanghai', 'Asia'])(
    'is of a zone with a name, not of %j',
    (zone) => {
      expect(problemOf(() => instantOf({ local: '2026-11-29T08:00', zone }))).toEqual(at('zone', 'no-zone'))
    },
  )

  test.each([
    '2026-02-30T08:00',
    '2026-11-29',
    '2026-11-29T24:30',
    '2026-11-29T08:00Z',
    '2026-13-01T00:00',
    '',
  ])('%j is none', (local) => {
    expect(problemOf(() => instantOf({ local, zone: 'Asia/Shanghai' }))).toEqual(at('local', 'malformed'))
  })
})
