import { whereWritten } from '@hongyan/testing/where-written'
import { expect, test } from 'vitest'
import {
  fill,
  formatAge,
  formatDate,
  formatDayHeading,
  formatDistance,
  formatEnd,
  formatFullDate,
  formatListDate,
  formatMoment,
  formatMoney,
  formatMonth,
  formatTime,
  formatWeekday,
  formatWeight,
  formatWindow,
  formatZone,
  isoDay,
  nameCurrency,
  placesOf,
  plural,
  sinceMidnight,
} from './index.ts'

const afternoon = '2026-11-21T15:30:00+08:00'
const evening = '2026-11-21T17:30:00+08:00'
const shanghai = 'Asia/Shanghai'

test('an end at midnight belongs to the day it closes', () => {
  expect(formatEnd('en-US', '2026-11-23T16:00:00Z', shanghai)).toBe('Mon, Nov 23, 24:00')
  expect(formatEnd('zh-CN', '2026-11-23T16:00:00Z', shanghai)).toBe('11 月 23 日（周一）24:00')
  expect(formatEnd('zh-CN', afternoon, shanghai)).toBe(formatMoment('zh-CN', afternoon, shanghai))
})

test('a month alone', () => {
  expect(formatMonth('en-US', afternoon, shanghai)).toBe('Nov')
  expect(formatMonth('zh-CN', afternoon, shanghai)).toBe('11 月')
  whereWritten('zh-HK', (hk) => expect(formatMonth(hk, afternoon, shanghai)).toBe('11 月'))
})

test('dates and times read as each language writes them', () => {
  expect(formatDate('en-US', afternoon, shanghai)).toBe('Nov 21')
  expect(formatDate('zh-CN', afternoon, shanghai)).toBe('11 月 21 日')
  expect(formatFullDate('en-US', afternoon, shanghai)).toBe('November 21, 2026')
  expect(formatFullDate('zh-CN', afternoon, shanghai)).toBe('2026 年 11 月 21 日')
  expect(formatDayHeading('en-US', afternoon, shanghai)).toBe('Saturday, November 21')
  expect(formatDayHeading('zh-CN', afternoon, shanghai)).toBe('11 月 21 日 星期六')
  whereWritten('zh-HK', (hk) => {
    expect(formatFullDate(hk, afternoon, shanghai)).toBe('2026 年 11 月 21 日')
    expect(formatWeekday(hk, afternoon, shanghai)).toBe('週六')
  })
  expect(formatMoment('en-US', afternoon, shanghai)).toBe('Sat, Nov 21, 15:30')
  expect(formatListDate(afternoon, shanghai)).toBe('11-21')
  expect(formatListDate(afternoon, shanghai, true)).toBe('2026-11-21')
})

test('the zone decides the day, not the machine', () => {
  const lateInShanghai = '2026-11-21T00:05:00+08:00'
  expect(isoDay(lateInShanghai, shanghai)).toBe('2026-11-21')
  expect(isoDay(lateInShanghai, 'Europe/Berlin')).toBe('2026-11-20')
  expect(sinceMidnight(lateInShanghai, shanghai)).toBe(5 * 60_000)
  expect(sinceMidnight(Date.parse(lateInShanghai) + 999, 'Europe/Berlin')).toBe((17 * 60 + 5) * 60_000)
  expect(formatTime('en-US', lateInShanghai, shanghai)).toBe('00:05')
  expect(formatZone('en-US', shanghai, lateInShanghai)).toBe('Beijing time (UTC+8)')
  expect(formatZone('zh-CN', shanghai, lateInShanghai)).toBe('北京时间（UTC+8）')
  expect(formatZone('en-US', 'Africa/Nairobi', lateInShanghai)).toContain('UTC+3')
})

test('a window repeats its day only when it crosses midnight', () => {
  expect(formatWindow('en-US', { from: afternoon, to: evening }, shanghai)).toBe(
    'Sat, Nov 21, 15:30\u2060–\u206017:30',
  )
  expect(formatWindow('zh-CN', { from: afternoon, to: evening }, shanghai)).toBe(
    '11 月 21 日（周六）15:30\u2060–\u206017:30',
  )
  expect(formatWindow('en-US', { from: evening, to: '2026-11-22T02:00:00+08:00' }, shanghai)).toBe(
    'Sat, Nov 21, 17:30 – Sun, Nov 22, 02:00',
  )
})

test('ages are whole units, rounded down, never in the future', () => {
  expect(formatAge('en-US', afternoon, '2026-11-21T15:33:59+08:00')).toBe('3 minutes ago')
  expect(formatAge('en-US', afternoon, '2026-11-21T15:31:00+08:00')).toBe('1 minute ago')
  expect(formatAge('zh-CN', afternoon, evening)).toBe('2 小时前')
  whereWritten('zh-HK', (hk) => expect(formatAge(hk, afternoon, '2026-11-24T15:30:00+08:00')).toBe('3 日前'))
  expect(formatAge('en-US', afternoon, '2026-11-21T15:30:59+08:00')).toBe('just now')
  expect(formatAge('zh-CN', evening, afternoon)).toBe('刚刚')
})

test('quantities carry their unit after a space', () => {
  expect(formatWeight('en-US', 2400)).toBe('2.4 kg')
  expect(formatWeight('zh-CN', 1_500_000)).toBe('1,500 公斤')
  expect(formatDistance('en-US', 2314.4)).toBe('2,314 km')
  expect(formatMoney('zh-CN', 50_000)).toBe('¥500')
  expect(formatMoney('en-US', 50_000)).toBe('CN¥500')
  whereWritten('zh-HK', (hk) => expect(formatMoney(hk, 1250)).toBe('CN¥12.50'))
})

test('a text that is no moment is refused', () => {
  expect(() => formatTime('en-US', 'yesterday', shanghai)).toThrow(RangeError)
})

test('plural forms follow the language', () => {
  const pieces = { one: '{count} piece', other: '{count} pieces' }
  expect(plural('en-US', 1, pieces)).toBe('1 piece')
  expect(plural('en-US', 1500, pieces)).toBe('1,500 pieces')
  expect(plural('zh-CN', 1, { other: '{count} 件' })).toBe('1 件')
})

test('a message without its value is a fault', () => {
  expect(fill('{a} to {b}, {a}', { a: 'x', b: 2 })).toBe('x to 2, x')
  expect(() => fill('{a}', {})).toThrow('{a}')
  expect(placesOf('{b} {a} {b}')).toEqual(['a', 'b'])
})

test('a sign of money in a text says whose it is where that is not plain', () => {
  expect(nameCurrency('zh-CN', '¥5')).toBe('¥5')
  expect(nameCurrency('en-US', '¥5, then CN¥1')).toBe('CN¥5, then CN¥1')
})
