import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoInZone } from './iso-in-zone.ts'

test.each([
  ['2026-11-21T04:00:00Z', 'Asia/Shanghai', '2026-11-21T12:00:00+08:00'],
  ['2026-11-21T04:00:00Z', 'America/Los_Angeles', '2026-11-20T20:00:00-08:00'],
  ['2026-07-01T04:00:00Z', 'America/Los_Angeles', '2026-06-30T21:00:00-07:00'],
  ['2026-07-01T04:00:00Z', 'Europe/London', '2026-07-01T05:00:00+01:00'],
  ['2026-12-01T04:00:00Z', 'Europe/London', '2026-12-01T04:00:00+00:00'],
  ['2026-12-01T04:00:00Z', 'Australia/Sydney', '2026-12-01T15:00:00+11:00'],
])('%s in %s', (utc, zone, expected) => expect(isoInZone(Date.parse(utc), zone)).toBe(expected))

test('names the same instant in every zone of the table', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const from = Date.parse('2000-01-01T00:00:00Z')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.constantFrom(...zones), (seconds, zone) => {
      const ms = from + seconds * 1000
      const iso = isoInZone(ms, zone)
      expect(Date.parse(iso)).toBe(ms)
      const hour = new Intl.DateTimeFormat('en-GB', {
        timeZone: zone,
        hour: '2-digit',
        hourCycle: 'h23',
      }).format(ms)
      expect(iso.slice(11, 13)).toBe(hour)
    }),
  )
})
