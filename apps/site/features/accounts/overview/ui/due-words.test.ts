import { expect, test } from 'vitest'
import { dayWords, dueWords, greetingAt, timesOf, windowWords } from './due-words.ts'

/** Wednesday, in China. */
const now = Date.parse('2026-11-25T19:30:00+08:00')
const zone = 'Asia/Shanghai'

test.each([
  ['2026-11-24T08:00:00+08:00', '昨天', 'yesterday'],
  ['2026-11-25T00:00:00+08:00', '今天', 'today'],
  ['2026-11-26T23:59:00+08:00', '明天', 'tomorrow'],
  ['2026-11-28T08:00:00+08:00', '周六', 'Sat'],
  ['2026-12-03T08:00:00+08:00', '12 月 3 日', 'Dec 3'],
  ['2026-11-20T08:00:00+08:00', '11 月 20 日', 'Nov 20'],
])('the day of %s is %s', (at, chinese, english) => {
  expect(dayWords({ locale: 'zh-CN', now }, at, zone)).toBe(chinese)
  expect(dayWords({ locale: 'en-US', now }, at, zone)).toBe(english)
})

test.each([
  ['2026-11-25T21:20:00+08:00', '今天 21:20'],
  ['2026-11-27T00:00:00+08:00', '明天 24:00'],
  ['2026-11-26T00:00:00+08:00', '今天 24:00'],
])('until %s is until %s', (at, words) => {
  expect(dueWords({ locale: 'zh-CN', now }, at, zone)).toBe(words)
})

test('a day is that of the place where something is due', () => {
  const at = '2026-11-25T21:00:00-08:00'
  expect(dueWords({ locale: 'zh-CN', now }, at, 'America/Los_Angeles')).toBe('今天 21:00')
})

test('a window has its day and both times', () => {
  const [from, until] = ['2026-11-25T20:00:00+08:00', '2026-11-25T21:00:00+08:00']
  expect(windowWords({ locale: 'zh-CN', now }, from, until)).toBe('今天 20:00\u2060–\u206021:00')
  expect(timesOf('en-US', from, until)).toBe('20:00\u2060–\u206021:00')
})

test.each([
  ['00:00', 'night'],
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['10:59', 'morning'],
  ['11:00', 'noon'],
  ['13:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
] as const)('at %s it is %s', (time, greeting) => {
  expect(greetingAt(Date.parse(`2026-11-25T${time}:00+08:00`))).toBe(greeting)
})
