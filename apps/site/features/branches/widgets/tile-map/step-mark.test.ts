import { expect, test } from 'vitest'
import { stepMark } from './step-mark.ts'

const codes = ['a', 'b', 'c']

test.each([
  ['a', 'ArrowRight', 'b'],
  ['a', 'ArrowDown', 'b'],
  ['c', 'ArrowDown', 'c'],
  ['b', 'ArrowLeft', 'a'],
  ['a', 'ArrowUp', 'a'],
  ['b', 'Home', 'a'],
  ['a', 'End', 'c'],
  ['gone', 'ArrowRight', 'a'],
  ['a', 'Enter', null],
  ['a', 'Tab', null],
])('from %s by %s to %s', (from, key, to) => {
  expect(stepMark(codes, from, key)).toBe(to)
})

test('of no marks there is none to go to', () => {
  expect(stepMark([], null, 'End')).toBeNull()
})
