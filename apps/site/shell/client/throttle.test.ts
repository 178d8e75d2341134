import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterwards, throttle } from './throttle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('throttle acts at once, then once per interval while calls keep coming', () => {
  const act = vi.fn()
  const throttled = throttle(act, 200)
  for (let ms = 0; ms < 1000; ms += 50) {
    throttled()
    vi.advanceTimersByTime(50)
  }
  expect(act).toHaveBeenCalledTimes(6)
  vi.advanceTimersByTime(1000)
  expect(act).toHaveBeenCalledTimes(6)
})

it('afterwards acts once, after the last call', () => {
  const act = vi.fn()
  const delayed = afterwards(act, 200)
  delayed()
  vi.advanceTimersByTime(150)
  delayed()
  vi.advanceTimersByTime(199)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).toHaveBeenCalledOnce()
})
