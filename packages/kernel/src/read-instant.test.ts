import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoInZone } from './iso-in-zone.ts'
import { readInstant } from './read-instant.ts'

const noon = Date.parse('2026-11-19T16:12:00+08:00')

describe('a moment as systems write it', () => {
  it.each([
    '2026-11-19T16:12:00+08:00',
    '2026-11-19T16:12:00+0800',
    '2026-11-19T16:12:00+08',
    '2026-11-19T16:12:00+08:00:00',
    '2026-11-19 16:12:00+08',
    '2026-11-19 16:12:00+8',
    '20261119T081200Z',
    '2026-11-19T08:12:00Z',
    '2026-11-19t08:12:00z',
    '2026-11-19 16:12:00+08:00',
    '2026-11-19 16:12:00 +0800',
    '2026-11-19_16:12:00+08:00',
    '2026-11-19T16:12+08:00',
    '2026-11-19T16:12:00.0+08:00',
    '2026-11-19T16:12:00.000000000+08:00',
    '2026-11-19T16:12:00,000+0800',
    '20261119T161200+0800',
    '20261119161200+08',
    '2026/11/19 16:12:00 +08:00',
    '2026-11-19 08:12:00 UTC',
    '2026-11-19 16:12:00 GMT+8',
    '2026-11-19T04:12:00-04:00',
    '2026-11-19T04:12:00\u221204:00',
    '2026-11-19T13:57:00+0545',
    '2026-11-19T16:12:00+08:00[Asia/Shanghai]',
    '  2026-11-19T16:12:00+08:00 ',
  ])('%s', (text) => {
    expect(readInstant(text)).toBe(noon)
  })

  it('keeps fractions down to a millisecond, and the end of a day', () => {
    expect(readInstant('2026-11-19T16:12:00.1239999+0800')).toBe(noon + 123)
    expect(readInstant('2026-11-18T24:00:00+08:00')).toBe(Date.parse('2026-11-19T00:00:00+08:00'))
    expect(readInstant('2026-06-30T23:59:60Z')).toBe(Date.parse('2026-07-01T00:00:00Z'))
  })

  it.each([
    // Where did the clock hang?
    '2026-11-19T16:12:00',
    '2026-11-19 16:12',
    '2026-11-19',
    '1795076000000',
    '1795076000',
    // Which is the month?
    '11/19/2026 16:12:00 +0800',
    '19-11-2026T16:12:00Z',
    '2026111916:12:00Z9',
    // Nowhere and never.
    '2026-02-30T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-11-19T25:00:00Z',
    '2026-11-19T24:00:01Z',
    '2026-11-19T16:61:00Z',
    '2026-11-19T16:12:61Z',
    '2026-11-19T16:12:00+15:00',
    '2026-11-19T16:12:00+08:60',
    '2026-11-19T16:12:00 CST',
    '2026-11-19T16:12:00+08:00 or so',
    '2026-W47-4T16:12:00+08:00',
    '2026-323T16:12:00+08:00',
    '2026-11-19T16:12:00+08:00:30',
    'yesterday',
    '',
  ])('%j is none', (text) => {
    expect(readInstant(text)).toBeNull()
  })

  it('is the same in the usual spelling as in another, or none in both', () => {
    const part = (fewest: number, most: number, digits: number) =>
      fc.integer({ min: fewest, max: most }).map((number) => String(number).padStart(digits, '0'))
    const date = fc.tuple(part(0, 2400, 4), part(0, 13, 2), part(0, 32, 2))
    const clock = fc.tuple(part(0, 25, 2), part(0, 61, 2), part(0, 61, 2))
    const zone = fc.oneof(
      fc.constant('Z'),
      fc
        .tuple(fc.constantFrom('+', '-'), part(0, 16, 2), part(0, 61, 2))
        .map(([sign, hours, minutes]) => `${sign}${hours}:${minutes}`),
    )
    const fraction = fc.oneof(
      fc.constant(''),
      part(0, 999, 3).map((ms) => `.${ms}`),
    )
    fc.assert(
      fc.property(date, clock, fraction, zone, (day, time, ms, ahead) => {
        const [one, other] = [day.join('-'), `${time.join(':')}${ms}${ahead}`]
        expect(readInstant(`${one}T${other}`)).toBe(readInstant(`${one} ${other}`))
      }),
      { numRuns: 2000 },
    )
  })

  it('is read back whatever the zone it was written in', () => {
    const zone = fc.constantFrom('Asia/Shanghai', 'Asia/Kathmandu', 'America/St_Johns', 'Europe/Berlin')
    const moment = fc.integer({ min: Date.UTC(2000, 0) / 1000, max: Date.UTC(2090, 0) / 1000 })
    fc.assert(
      fc.property(zone, moment, fc.boolean(), (name, seconds, isBasic) => {
        const iso = isoInZone(seconds * 1000, name)
        const text = isBasic ? iso.replace(/(?<=T.*):|(?<!T.*)-/g, '') : iso
        expect(readInstant(text)).toBe(seconds * 1000)
      }),
    )
  })
})
