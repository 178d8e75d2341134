import { expect, test } from 'vitest'
import { secondsUntilChange, stateOf } from './validity.ts'

const span = { from: '2026-11-20T00:00:00Z', until: '2026-11-23T16:00:00Z' }
const at = (instant: string): number => Date.parse(instant)

test('a notice begins and ends on the second', () => {
  expect(stateOf(span, at('2026-11-19T23:59:59Z'))).toBe('ahead')
  expect(stateOf(span, at('2026-11-20T00:00:00Z'))).toBe('now')
  expect(stateOf(span, at('2026-11-23T15:59:59Z'))).toBe('now')
  expect(stateOf(span, at('2026-11-23T16:00:00Z'))).toBe('over')
})

test('what has no end stays in force, what has no time is standing', () => {
  expect(stateOf({ from: span.from, until: null }, at('2030-01-01T00:00:00Z'))).toBe('now')
  expect(stateOf({ from: null, until: span.until }, at('2020-01-01T00:00:00Z'))).toBe('now')
  expect(stateOf({ from: null, until: null }, 0)).toBe('always')
})

test('a page that shows a state may be kept until the next change, never past it', () => {
  expect(secondsUntilChange([span], at('2026-11-23T15:59:00Z'), 300)).toBe(60)
  expect(secondsUntilChange([span], at('2026-11-21T00:00:00Z'), 300)).toBe(300)
  expect(secondsUntilChange([span], at('2026-11-24T00:00:00Z'), 300)).toBe(300)
  expect(secondsUntilChange([], 0, 300)).toBe(300)
})
