import { expect, test } from 'vitest'
import { type LimitName, limitsWith, limitTable } from '../limits.ts'
import { createLimiter } from './limiter.ts'

test('every rate of the table has its own depth and refill, and is counted whatever is granted', () => {
  const rows = Object.keys(limitTable) as LimitName[]
  const rates = rows
    .filter((row) => row.endsWith('.perMinute'))
    .map((row) => row.slice(0, -'.perMinute'.length))
  const limits = limitsWith({})
  let now = 0
  const limiter = createLimiter(limits, () => now)
  expect(Object.keys(limiter.taken).sort()).toEqual(rates.toSorted())
  for (const name of Object.keys(limiter.taken) as (keyof typeof limiter.taken)[]) {
    const [burst, perMinute] = [limits[`${name}.burst`], limits[`${name}.perMinute`]]
    const take = (cost?: number, key = 'one') => limiter.take(name, key, cost).allowed
    now = 0
    expect([take(burst), take(), take(1, 'other')], name).toEqual([true, false, true])
    now = 60_000 / perMinute - 1
    expect(take(), name).toBe(false)
    // Two milliseconds: one more would be exact, and sums of fractions are not.
    now += 2
    expect([take(), take()], name).toEqual([true, false])
    expect(limiter.taken[name], name).toBe(burst + 5)
  }
})
