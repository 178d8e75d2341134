import { expect, test } from 'vitest'
import { pickupHour } from './pickup-hour.ts'

const window = { from: '2026-11-28T02:00:00.000Z', until: '2026-11-28T03:00:00.000Z' }

test('a window of an hour stands between what is before and after it', () => {
  const hour = pickupHour(window, Date.parse('2026-11-28T01:00:00.000Z'))
  expect(hour).toMatchObject({ begins: 50, ends: 75, now: 25 })
  expect(hour.ticks.map(({ at, time }) => [at, time.slice(11, 16)])).toEqual([
    [50, '02:00'],
    [75, '03:00'],
  ])
})

test('a day to bring the goods is named by its two ends too, and the day before is not on it', () => {
  const hour = pickupHour(
    { ...window, until: '2026-11-28T14:00:00.000Z' },
    Date.parse('2026-11-27T01:00:00Z'),
  )
  expect(hour.now).toBeNull()
  expect(hour.ticks.map(({ time }) => time.slice(11, 16))).toEqual(['02:00', '14:00'])
  expect(hour.ends).toBeLessThan(100)
})
