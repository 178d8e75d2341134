import { writtenRows } from '@hongyan/testing/written-rows'
import { expect, test } from 'vitest'
import { sayDay } from './say-day.ts'

test.each(
  writtenRows([
    ['zh-CN', '2026-11-30', '11 月 30 日'],
    ['zh-HK', '2026-01-02', '1 月 2 日'],
    ['en-US', '2026-11-30', 'Nov 30'],
    ['en-US', '', '–'],
    ['zh-CN', '2026-13-01', '–'],
  ]),
)('a field in %s that holds %s says %s', (locale, day, words) => {
  expect(sayDay(locale, day)).toBe(words)
})
