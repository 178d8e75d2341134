import type { HoldReason } from '@hongyan/domain/tracking/vocabulary'
import type { LocaleId } from '@hongyan/locales'
import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import { arrivalWords, dayWords, dueWords, windowWords } from './arrival-words.ts'

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

test('a window has its day and both times', () => {
  const [from, until] = ['2026-11-25T20:00:00+08:00', '2026-11-25T21:00:00+08:00']
  expect(windowWords({ locale: 'zh-CN', now }, from, until)).toBe('今天 20:00\u2060–\u206021:00')
})

test('what nobody has taken in yet is handed over first, and arrives later', () => {
  const [from, until] = ['2026-11-28T14:00:00+08:00', '2026-11-28T16:00:00+08:00']
  const eta = { to: '2026-12-01T18:00:00+08:00', zone }
  const wordsFor = (way: 'collect' | 'drop-off', locale: LocaleId) =>
    arrivalWords(
      { locale, now },
      { status: 'registered', eta, holdReason: null, handOver: { way, from, until } },
    )
  expect(wordsFor('collect', 'zh-CN')).toBe('周六 14:00\u2060–\u206016:00 取件')
  expect(wordsFor('collect', 'en-US')).toBe('Pickup Sat, 14:00\u2060–\u206016:00')
  expect(wordsFor('drop-off', 'zh-CN')).toBe('周六 14:00\u2060–\u206016:00 送到网点')
})

test('a day is that of the place where something is due', () => {
  const at = '2026-11-25T21:00:00-08:00'
  expect(dueWords({ locale: 'zh-CN', now }, at, 'America/Los_Angeles')).toBe('今天 21:00')
})

test.each([
  [null, '暂无预计时间', 'No estimate yet'],
  ['2026-11-25T19:00:00+08:00', '比预计晚了', 'Later than expected'],
  ['2026-11-25T21:20:00+08:00', '预计今天 21:20 前到', 'Est. by today, 21:20'],
  ['2026-11-26T18:00:00+08:00', '预计明天 18:00 前到', 'Est. by tomorrow, 18:00'],
])('what is expected at %s is said as %s', (to, chinese, english) => {
  const eta = to === null ? null : { to, zone }
  const one = { status: 'in_transit', eta, holdReason: null } as const
  expect(arrivalWords({ locale: 'zh-CN', now }, one)).toBe(chinese)
  expect(arrivalWords({ locale: 'en-US', now }, one)).toBe(english)
})

test('of what is stopped every list says what it waits for', () => {
  const wordsFor = (holdReason: HoldReason | null, locale: LocaleId) =>
    arrivalWords({ locale, now }, { status: 'on_hold', eta: null, holdReason })
  expect(wordsFor('customs', 'zh-CN')).toBe('等海关放行')
  whereWritten('zh-HK', (hk) => expect(wordsFor('customs', hk)).toBe('等海關放行'))
  expect(wordsFor('weather', 'en-US')).toBe('Next: the route reopens')
  expect(wordsFor(null, 'zh-CN')).toBe(wordsFor('other', 'zh-CN'))
})
