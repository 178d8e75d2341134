import { offsetMinutes } from '@hongyan/kernel/iso-in-zone'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holidayCalendar, holidayOn } from './holidays.ts'
import { clockTime, hoursOn, type OpeningRules, openingState } from './opening-hours.ts'

const daily = (from: number, until: number): OpeningRules => ({
  week: Array.from({ length: 7 }, () => [from * 60, until * 60] as const),
  holidays: 'short',
  specialDays: {},
})
const usual = daily(8, 22)
const china = (text: string) => Date.parse(`${text}+08:00`)

describe('openState', () => {
  it.each([
    ['2026-11-21T07:59:59', 'closed', '2026-11-21T08:00:00'],
    ['2026-11-21T08:00:00', 'open', '2026-11-21T22:00:00'],
    ['2026-11-21T08:59:00', 'open', '2026-11-21T22:00:00'],
    ['2026-11-21T21:59:59.999', 'open', '2026-11-21T22:00:00'],
    ['2026-11-21T22:00:00', 'closed', '2026-11-22T08:00:00'],
    ['2026-12-31T23:00:00', 'closed', '2027-01-01T09:00:00'],
  ])('at %s it is %s until %s', (at, kind, change) => {
    const state = openingState(usual, china(at))
    expect(state.kind).toBe(kind)
    expect(state.kind === 'open' ? state.until : state.opensAt).toBe(china(change))
  })

  it('opens at nine where the branch does: 08:59 is closed', () => {
    const late = daily(9, 18)
    expect(openingState(late, china('2026-11-21T08:59:00'))).toMatchObject({ kind: 'closed' })
    expect(openingState(late, china('2026-11-21T09:00:00'))).toMatchObject({ kind: 'open' })
  })

  it('reads the clock of China wherever the server stands', () => {
    expect(openingState(usual, Date.parse('2026-11-21T00:00:00Z')).kind).toBe('open')
    expect(openingState(usual, Date.parse('2026-11-20T23:59:59Z')).kind).toBe('closed')
  })

  it('keeps the hours of a holiday, skips a closed day, and lets a branch have its own way', () => {
    expect(openingState(usual, china('2027-02-05T13:59:00')).kind).toBe('open')
    expect(openingState(usual, china('2027-02-05T14:00:00'))).toEqual({
      kind: 'closed',
      opensAt: china('2027-02-07T10:00:00'),
    })
    const always = { ...usual, holidays: 'usual' } as const
    expect(openingState(always, china('2027-02-06T12:00:00')).kind).toBe('open')
    const shut = { ...usual, holidays: 'closed' } as const
    expect(openingState(shut, china('2027-01-01T12:00:00'))).toEqual({
      kind: 'closed',
      opensAt: china('2027-01-02T08:00:00'),
    })
    const own: OpeningRules = { ...usual, specialDays: { '2027-02-06': [600, 720], '2026-11-21': null } }
    expect(openingState(own, china('2027-02-06T11:59:00')).kind).toBe('open')
    expect(openingState(own, china('2026-11-21T12:00:00'))).toEqual({
      kind: 'closed',
      opensAt: china('2026-11-22T08:00:00'),
    })
  })

  it('knows closed weekdays, days without end, and branches that do not open', () => {
    const weekdays: OpeningRules = {
      ...usual,
      week: usual.week.map((hours, day) => (day > 4 ? null : hours)),
    }
    expect(openingState(weekdays, china('2026-11-21T12:00:00'))).toEqual({
      kind: 'closed',
      opensAt: china('2026-11-23T08:00:00'),
    })
    const never: OpeningRules = { ...usual, week: usual.week.map(() => null) }
    expect(openingState(never, china('2026-11-21T12:00:00'))).toEqual({ kind: 'closed', opensAt: null })
    const round = { ...daily(0, 24), holidays: 'usual' } as const
    expect(openingState(round, china('2026-11-21T12:00:00'))).toEqual({ kind: 'open', until: null })
    const night: OpeningRules = {
      ...round,
      specialDays: { '2026-11-22': [0, 360] },
    }
    expect(openingState(night, china('2026-11-21T23:00:00'))).toEqual({
      kind: 'open',
      until: china('2026-11-22T06:00:00'),
    })
  })

  it('closes at noon and opens again', () => {
    const split: OpeningRules = { ...usual, week: usual.week.map(() => [540, 720, 810, 1080]) }
    expect(openingState(split, china('2026-11-24T11:59:59'))).toEqual({
      kind: 'open',
      until: china('2026-11-24T12:00:00'),
    })
    expect(openingState(split, china('2026-11-24T12:00:00'))).toEqual({
      kind: 'closed',
      opensAt: china('2026-11-24T13:30:00'),
    })
    expect(openingState(split, china('2026-11-24T18:00:00'))).toEqual({
      kind: 'closed',
      opensAt: china('2026-11-25T09:00:00'),
    })
  })

  it.each(['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'])(
    'stays open past midnight on the clocks of %s',
    (zone) => {
      // Friday and Saturday nights.
      const night: OpeningRules = {
        ...usual,
        holidays: 'usual',
        zone,
        week: usual.week.map((_, day) => (day === 4 || day === 5 ? [1320, 1560] : null)),
      }
      // A Friday in a month without changes of clocks.
      const friday =
        Date.parse(`2026-11-20T00:00:00Z`) - offsetMinutes(Date.parse('2026-11-20T12:00:00Z'), zone) * 60_000
      const at = (hours: number) => friday + hours * 3_600_000
      expect(openingState(night, at(21.99))).toEqual({ kind: 'closed', opensAt: at(22) })
      expect(openingState(night, at(23))).toEqual({ kind: 'open', until: at(26) })
      expect(openingState(night, at(25))).toEqual({ kind: 'open', until: at(26) })
      expect(openingState(night, at(26))).toEqual({ kind: 'closed', opensAt: at(46) })
      expect(openingState(night, at(49.5))).toEqual({ kind: 'open', until: at(50) })
      // On Sunday at one in the morning it is still Saturday's night, on Monday none.
      expect(openingState(night, at(73)).kind).toBe('closed')
    },
  )

  it('runs one night into the morning after it, and counts it once', () => {
    const late: OpeningRules = { ...usual, holidays: 'usual', week: usual.week.map(() => [480, 1560]) }
    expect(openingState(late, china('2026-11-21T01:00:00'))).toEqual({
      kind: 'open',
      until: china('2026-11-21T02:00:00'),
    })
    const round: OpeningRules = { ...late, week: usual.week.map(() => [480, 1980]) }
    expect(openingState(round, china('2026-11-21T01:00:00'))).toEqual({ kind: 'open', until: null })
  })

  it('says the same at every instant until the moment it names, and the opposite at that moment', () => {
    const start = china('2026-11-20T00:00:00')
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120 * 86_400_000 }),
        fc.integer({ min: 0, max: 1000 }),
        (offset, share) => {
          const now = start + offset
          const state = openingState(usual, now)
          const change = state.kind === 'open' ? state.until : state.opensAt
          if (change === null) throw new Error('a branch that opens daily always changes')
          const between = now + Math.floor(((change - now - 1) * share) / 1000)
          expect(openingState(usual, between)).toEqual(state)
          expect(openingState(usual, change).kind).not.toBe(state.kind)
        },
      ),
    )
  })
})

describe('the calendar', () => {
  it('has every day once, in order, with hours inside the usual ones', () => {
    const days = holidayCalendar.map(({ day }) => day)
    expect(days).toEqual([...new Set(days)].sort())
    for (const { hours } of holidayCalendar) {
      if (hours === null) continue
      expect(hours[0]).toBeGreaterThanOrEqual(480)
      expect(hours[1]).toBeLessThanOrEqual(1320)
    }
    expect(holidayOn('2027-02-06')).toMatchObject({ name: 'spring-festival', hours: null })
    expect(holidayOn('2026-11-21')).toBeNull()
  })

  it('marks hours that are not those of the week', () => {
    expect(hoursOn(usual, '2027-01-01')).toEqual({ hours: [540, 1080], special: true })
    expect(hoursOn(usual, '2027-01-03')).toEqual({ hours: [480, 1320], special: false })
  })
})

it('writes minutes as clock times', () => {
  expect([480, 1320, 545, 1440, 1560].map(clockTime)).toEqual(['08:00', '22:00', '09:05', '24:00', '02:00'])
})
