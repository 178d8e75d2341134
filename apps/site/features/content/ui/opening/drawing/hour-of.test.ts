import { expect, test } from 'vitest'
import { hourOf, isStaffed, secondsUntilHours } from './hour-of.ts'

const day = { opens: 8, closes: 22 }
const at = (time: string) => Date.parse(`2026-11-29T${time}:00+08:00`)

test('hours are those of the company, whatever the clock of the machine says', () => {
  expect(hourOf(at('15:30'))).toBe(15.5)
  expect(hourOf(at('00:15'))).toBe(0.25)
})

test.each([
  ['07:59', false],
  ['08:00', true],
  ['21:59', true],
  ['22:00', false],
])('at %s somebody answers: %s', (time, answered) => {
  expect(isStaffed(hourOf(at(time)), day)).toBe(answered)
})

test('a page that tells the hour is kept until the hours change', () => {
  expect(secondsUntilHours(at('07:59'), day, 300)).toBe(60)
  expect(secondsUntilHours(at('12:00'), day, 300)).toBe(300)
  expect(secondsUntilHours(at('21:58'), day, 300)).toBe(120)
})
