import type { OpeningRules } from '@hongyan/domain/branches/opening-hours'
import { describe, expect, it } from 'vitest'
import { distanceWords } from './distance-words.ts'
import { openingWords, specialLines, weekLines } from './hours-words.ts'
import { finderWords } from './words.ts'

const rules: OpeningRules = {
  week: [...Array.from({ length: 5 }, () => [480, 1200] as const), [540, 1080], null],
  holidays: 'short',
  specialDays: { '2026-11-25': null },
}
const english = finderWords('en-US')
const chinese = finderWords('zh-CN')
const at = (text: string) => Date.parse(`${text}+08:00`)
const say = (moment: string, change: Partial<OpeningRules> = {}) =>
  openingWords({ ...rules, ...change }, { locale: 'en-US', words: english, now: at(moment) })

describe('openWords', () => {
  it('says when it closes, when it opens today, and on which day otherwise', () => {
    expect(say('2026-11-20T12:00:00')).toEqual({ open: true, state: 'Open', next: 'closes 20:00' })
    expect(say('2026-11-20T06:59:00').next).toBe('opens 08:00')
    expect(say('2026-11-20T07:20:30').next).toBe('opens 08:00, in 40 min')
    expect(say('2026-11-20T19:00:00').next).toBe('closes 20:00, in 60 min')
    expect(say('2026-11-21T18:00:00').next).toBe('opens Mon, Nov 23, 08:00')
    expect(openingWords(rules, { locale: 'zh-CN', words: chinese, now: at('2026-11-21T18:00:00') })).toEqual({
      open: false,
      state: '休息中',
      next: '11 月 23 日（周一） 08:00 开门',
    })
  })

  it('reads midnight as the end of the day, and knows what never closes or opens', () => {
    const late = { week: rules.week.map(() => [480, 1440] as const) }
    expect(say('2026-11-20T12:00:00', late).next).toBe('closes 24:00')
    const round = {
      week: rules.week.map(() => [0, 1440] as const),
      holidays: 'usual',
      specialDays: {},
    } as const
    expect(say('2026-11-20T12:00:00', round).next).toBe('open around the clock')
    expect(say('2026-11-20T12:00:00', { week: rules.week.map(() => null) }).next).toBe(
      'closed until further notice',
    )
  })
})

describe('tables of hours', () => {
  it('put days of equal hours together', () => {
    expect(weekLines(rules, english)).toEqual([
      { days: 'Mon–Fri', hours: '08:00–20:00' },
      { days: 'Sat', hours: '09:00–18:00' },
      { days: 'Sun', hours: 'Closed' },
    ])
    expect(weekLines({ ...rules, week: rules.week.map(() => [480, 1320] as const) }, chinese)).toEqual([
      { days: '每天', hours: '08:00–22:00' },
    ])
  })

  it('list the special days to come', () => {
    const lines = specialLines(rules, { locale: 'en-US', words: english, now: at('2026-11-21T12:00:00') })
    expect(lines).toEqual([
      { day: 'Wed, Nov 25', name: null, hours: 'Closed' },
      { day: 'Fri, Jan 1', name: 'New Year', hours: '09:00–18:00' },
    ])
  })
})

it.each([
  [0.004, '10 m'],
  [0.436, '440 m'],
  [0.994, '990 m'],
  [0.996, '1 km'],
  [12.04, '12 km'],
  [12.36, '12.4 km'],
  [1234.6, '1,235 km'],
])('%d km is said as %s', (km, words) => {
  expect(distanceWords(km, 'en-US', english)).toBe(words)
})
