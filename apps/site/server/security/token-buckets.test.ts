import { expect, test } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

test('a burst passes, then the rate', () => {
  const buckets = new TokenBuckets({ perMinute: 60, burst: 3 })
  expect([1, 2, 3].map(() => buckets.take('a', 0).allowed)).toEqual([true, true, true])
  expect(buckets.take('a', 0)).toEqual({ allowed: false, retryAfterSeconds: 1 })
  expect(buckets.take('a', 1000).allowed).toBe(true)
  expect(buckets.take('a', 1000).allowed).toBe(false)
})

test('callers do not share a bucket', () => {
  const buckets = new TokenBuckets({ perMinute: 1, burst: 1 })
  expect(buckets.take('a', 0).allowed).toBe(true)
  expect(buckets.take('b', 0).allowed).toBe(true)
})

test('a refused cost takes nothing and names a wait after which it passes', () => {
  const buckets = new TokenBuckets({ perMinute: 30, burst: 10 })
  expect(buckets.take('a', 0, 8).allowed).toBe(true)
  const refused = buckets.take('a', 0, 5)
  if (refused.allowed) throw new Error('expected a refusal')
  expect(buckets.take('a', refused.retryAfterSeconds * 1000, 5).allowed).toBe(true)
})

test('a clock that goes back gives nothing away', () => {
  const buckets = new TokenBuckets({ perMinute: 60, burst: 1 })
  expect(buckets.take('a', 10_000).allowed).toBe(true)
  expect(buckets.take('a', 0).allowed).toBe(false)
  // Nor does it take anything: a second later there is one more.
  expect(buckets.take('a', 1000).allowed).toBe(true)
})

test('a flood of keys stays within the bound and keeps those in use', () => {
  const buckets = new TokenBuckets({ perMinute: 1, burst: 1 }, 100)
  buckets.take('kept', 0)
  for (let key = 0; key < 60; key += 1) {
    buckets.take(`flood ${key}`, 0)
    expect(buckets.take('kept', 0).allowed).toBe(false)
  }
})

test.each([0, 1, 4, 5, 6, 7, 12])(
  'a bucket of the last half of six is remembered: %i keys later',
  (later) => {
    const buckets = new TokenBuckets({ perMinute: 1, burst: 1 }, 6)
    buckets.take('first', 0)
    for (let key = 0; key < later; key += 1) buckets.take(`other ${key}`, 0)
    expect(buckets.take('first', 0).allowed).toBe(later > 5)
  },
)

test('the wait is the time until what is missing has come, and a minute where nothing ever comes', () => {
  const buckets = new TokenBuckets({ perMinute: 30, burst: 10 })
  buckets.take('a', 0, 8)
  expect(buckets.take('a', 0, 5)).toEqual({ allowed: false, retryAfterSeconds: 6 })
  expect(buckets.take('a', 0, 500)).toEqual({ allowed: false, retryAfterSeconds: 16 })
  const closed = new TokenBuckets({ perMinute: 0, burst: 0 })
  expect(closed.take('a', 0)).toEqual({ allowed: false, retryAfterSeconds: 60 })
})
