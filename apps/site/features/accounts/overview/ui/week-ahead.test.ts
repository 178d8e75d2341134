import { expect, test } from 'vitest'
import { weekAhead } from './week-ahead.ts'

/** Wednesday, in China. */
const now = Date.parse('2026-11-25T19:30:00+08:00')
const zone = 'Asia/Shanghai'
const due = (to: string) => ({ to: `${to}:00+08:00`, zone })

test('each day says how many arrive on it, today by its name', () => {
  const week = weekAhead(
    'en-US',
    [due('2026-11-25T22:00'), due('2026-11-26T12:00'), due('2026-11-26T18:00'), null],
    now,
  )
  expect(week?.map(({ count }) => count)).toEqual([1, 2, 0, 0, 0, 0, 0])
  expect(week?.slice(0, 2).map(({ name }) => name)).toEqual(['today', 'Thu'])
})

test('a midnight belongs to the day it closes, and what is late to none', () => {
  const week = weekAhead('zh-CN', [due('2026-11-26T00:00'), due('2026-11-25T18:00')], now)
  expect(week?.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 0, 0])
})

test('nothing is said where not all shipments are known', () => {
  expect(weekAhead('zh-CN', null, now)).toBeNull()
})
