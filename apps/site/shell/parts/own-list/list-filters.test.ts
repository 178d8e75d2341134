import { expect, test } from 'vitest'
import { among, cursorIn, dayIn, isNumber, queryOf } from './list-filters.ts'

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-31', null],
  ['2026-13-01', null],
  ['23.11.2026', null],
  ['', null],
  [undefined, null],
])('the day of %j is %j', (given, day) => {
  expect(dayIn(given)).toBe(day)
})

test.each([
  ['01a2abb4-c2c2-7195-8ce5-b1560102c6b4', true],
  ['01A2ABB4-C2C2-7195-8CE5-B1560102C6B4', false],
  ['1', false],
  [null, false],
])('%j is a place in a list: %s', (given, is) => {
  expect(cursorIn(given)).toBe(is ? given : null)
})

test('what is none of the choices is none', () => {
  expect([among(['a', 'b'], 'b'), among(['a', 'b'], 'c'), among(['a', 'b'], null)]).toEqual(['b', null, null])
})

test.each([
  ['HY660120260069', true],
  ['SHOP-20261', true],
  ['13900002468', false],
  ['91234567', false],
  ['0755-88886666', false],
  ['8613800138000', false],
  ['2468', false],
  ['欧阳样例', false],
])('%s can only be a number: %s, and stands in an address only then', (text, is) => {
  expect(isNumber(text)).toBe(is)
  expect(queryOf({ tab: 'ended', text, after: null }, 'cancel')).toBe(
    is ? `tab=ended&text=${text}&done=cancel` : 'tab=ended&done=cancel',
  )
})
