import { expect, test } from 'vitest'
import { findDivision, listDivisions } from '../places/divisions.ts'
import { areaCodeOf, areaCodes } from './area-codes.ts'

test('every city dials with a code of the right shape', () => {
  for (const city of listDivisions('city'))
    expect(areaCodeOf(city.code), city.name.zh).toMatch(/^(0\d{2,3}|85[23]|886)$/)
})

test('every division of the table stands, once', () => {
  const codes = areaCodes().flatMap(({ divisions }) => divisions)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(findDivision(code), code).not.toBeNull()
})

test.each([
  ['110105', '010'],
  ['420115', '027'],
  ['410200', '0371'],
  ['610400', '029'],
  ['429004', '0728'],
  ['469002', '0898'],
  ['632801', '0979'],
  ['632802', '0977'],
  ['810101', '852'],
  ['420000', null],
  ['999999', null],
])('%s dials %s', (code, areaCode) => {
  expect(areaCodeOf(code)).toBe(areaCode)
})
