import { expect, test } from 'vitest'
import * as inBrowsers from './phones.browser.ts'
import * as american from './phones.ts'

test.each([
  ['(201) 555-0123', '+12015550123'],
  ['201.555.0123', '+12015550123'],
  ['1-201-555-0123', '+12015550123'],
  ['+1 201 555 0123', '+12015550123'],
  ['201-555-0123 x12', '+12015550123-12'],
  ['(111) 555-0123', null],
])('%s is %s', (typed, phone) => {
  for (const plan of [american, inBrowsers])
    expect(plan.onePhone(typed, 'mainland')?.phone ?? null).toBe(phone)
})

test('a number is written as it is at home', () => {
  expect(american.writtenPhone('+12015550123')).toBe('(201) 555-0123')
})
