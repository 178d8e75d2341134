import { expect, test } from 'vitest'
import { countDeath, waitBeforeStart } from './back-off.ts'

test('a process that dies after a sound life is started again at once', () => {
  expect(waitBeforeStart(countDeath(5, 10_000))).toBe(0)
})

test('deaths at the start wait longer each time, first within a second, at last half a minute', () => {
  const failures = Array.from({ length: 12 }, (_, count) => count + 1)
  const waits = failures.map(waitBeforeStart)
  expect(waits[0]).toBeLessThan(1000)
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits)
  expect(waits.at(-1)).toBe(30_000)
  expect(countDeath(3, 9_999)).toBe(4)
})
