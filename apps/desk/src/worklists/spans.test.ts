import { expect, test } from 'vitest'
import { dueOf } from './spans.ts'

const now = Date.parse('2026-11-28T14:00:00+08:00')
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

test.each([
  [25 * minute, { isOverdue: false, span: { days: 0, hours: 0, minutes: 25 } }],
  [24 * minute + second, { isOverdue: false, span: { days: 0, hours: 0, minutes: 25 } }],
  [second, { isOverdue: false, span: { days: 0, hours: 0, minutes: 1 } }],
  [0, { isOverdue: false, span: { days: 0, hours: 0, minutes: 1 } }],
  [-second, { isOverdue: true, span: { days: 0, hours: 0, minutes: 1 } }],
  [-(hour + 20 * minute + 59 * second), { isOverdue: true, span: { days: 0, hours: 1, minutes: 20 } }],
  [2 * hour, { isOverdue: false, span: { days: 0, hours: 2, minutes: 0 } }],
  [day + 3 * hour + 5 * minute, { isOverdue: false, span: { days: 1, hours: 3, minutes: 0 } }],
  [-2 * day, { isOverdue: true, span: { days: 2, hours: 0, minutes: 0 } }],
])('%s ms from now', (from, due) => expect(dueOf(now + from, now)).toEqual(due))
