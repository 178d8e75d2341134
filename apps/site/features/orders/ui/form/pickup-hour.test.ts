import { expect, test } from 'vitest'
import { pickupHour } from './pickup-hour.ts'

const window = { from: '2026-11-28T02:00:00.000Z', until: '2026-11-28T05:00:00.000Z' }

test('a window stands on its day from eight to eight', () => {
  const hour = pickupHour(window, Date.parse('2026-11-28T09:00:00.000Z'))
  expect(hour.begins).toBeCloseTo(100 / 6)
  expect(hour).toMatchObject({ ends: (5 / 12) * 100, now: 75 })
  expect(hour.hours).toHaveLength(4)
  expect(hour.hours[0]).toEqual({ at: 0, time: '2026-11-28T00:00:00.000Z' })
  expect(hour.hours[3]).toEqual({ at: 100, time: '2026-11-28T12:00:00.000Z' })
})

test('an hour late in the evening makes the day longer, and the day before is not on it', () => {
  const late = { from: '2026-11-28T13:00:00.000Z', until: '2026-11-28T14:00:00.000Z' }
  const hour = pickupHour(late, Date.parse('2026-11-27T01:00:00Z'))
  expect(hour).toMatchObject({ ends: 100, now: null })
  expect(hour.hours.at(-1)?.time).toBe('2026-11-28T12:00:00.000Z')
})
