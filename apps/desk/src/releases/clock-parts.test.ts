import { expect, test } from 'vitest'
import { localOf, typedOf } from './clock-parts.ts'

test('a time is typed in its parts, with or without leading zeros', () => {
  const typed = typedOf('2026-11-29T08:05')
  expect(typed).toEqual({ year: '2026', month: '11', day: '29', hour: '08', minute: '05' })
  expect(localOf(typed)).toBe('2026-11-29T08:05')
  expect(localOf({ ...typed, month: '3', minute: '0' })).toBe('2026-03-29T08:00')
})

test('what is not typed yet is no time', () => {
  expect(localOf(typedOf(''))).toBe('--T:')
  expect(localOf({ ...typedOf('2026-11-29T08:05'), day: '' })).toBe('2026-11-T08:05')
})
