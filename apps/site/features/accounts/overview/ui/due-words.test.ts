import { expect, test } from 'vitest'
import { greetingAt, timesOf } from './due-words.ts'

test('a window of today is its times', () => {
  const [from, until] = ['2026-11-25T20:00:00+08:00', '2026-11-25T21:00:00+08:00']
  expect(timesOf('en-US', from, until)).toBe('20:00\u2060–\u206021:00')
})

test.each([
  ['00:00', 'night'],
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['10:59', 'morning'],
  ['11:00', 'noon'],
  ['13:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
] as const)('at %s it is %s', (time, greeting) => {
  expect(greetingAt(Date.parse(`2026-11-25T${time}:00+08:00`))).toBe(greeting)
})
