import { aBranch } from '@hongyan/testing'
import { expect, test } from 'vitest'
import { closingMinute, nextClosingMinute } from './closing-time.ts'
import type { DayHours } from './opening-hours.ts'

const until = (minute: number): DayHours => [480, minute]
/** 21 November 2026 is a Saturday. */
const early = aBranch({
  week: [1080, 1080, 1080, 1080, 1080].map((minute) => until(minute)).concat([until(720)]),
  specialDays: { '2026-11-23': null },
})
const late = aBranch({ week: new Array(7).fill(until(1320)) })

test.each([
  ['2026-11-20', 1080],
  ['2026-11-21', 720],
  ['2026-11-22', null],
  ['2026-11-23', null],
  ['2026-11-24', 1080],
])('on %s it closes at %s', (day, minute) => expect(closingMinute([early], day)).toBe(minute))

test('of several the last to close counts, and none where there is none', () => {
  expect(closingMinute([early, late], '2026-11-21')).toBe(1320)
  expect(closingMinute([early, late], '2026-11-22')).toBe(1320)
  expect(closingMinute([], '2026-11-21')).toBeNull()
})

test('behind closed days the next open one counts', () => {
  expect(nextClosingMinute([early], '2026-11-22')).toBe(1080)
  expect(nextClosingMinute([aBranch({ week: new Array(7).fill(null) })], '2026-11-22')).toBeNull()
})
