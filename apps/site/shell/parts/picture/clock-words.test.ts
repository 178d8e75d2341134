import { expect, it } from 'vitest'
import { clockTime, durationWords } from './clock-words.ts'

it('tells hours of any day as clock time', () => {
  expect([0, 9.75, 24, 26.5, 48].map(clockTime)).toEqual(['00:00', '09:45', '24:00', '02:30', '00:00'])
})

it('tells short times in minutes and whole days from three on', () => {
  expect(durationWords('en-US', 0.5)).toBe('30 minutes')
  expect(durationWords('en-US', 1)).toBe('1 hour')
  expect(durationWords('en-US', 52.5)).toBe('52.5 hours')
  expect(durationWords('en-US', 96)).toBe('4 days')
  expect(durationWords('zh-CN', 14)).toBe('14 小时')
})
