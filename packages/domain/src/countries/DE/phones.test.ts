import { expect, test } from 'vitest'
import * as inBrowsers from './phones.browser.ts'
import * as german from './phones.ts'

const phoneIn = (plan: Pick<typeof german, 'onePhone'>, text: string) =>
  plan.onePhone(text, 'mainland')?.phone ?? null

test.each([
  ['0151 23456789', '+4915123456789', 'mobile', '01512 3456789'],
  ['0151/23456789', '+4915123456789', 'mobile', '01512 3456789'],
  ['+49 (0)151 23456789', '+4915123456789', 'mobile', '01512 3456789'],
  ['0049 151 23456789', '+4915123456789', 'mobile', '01512 3456789'],
  ['4915123456789', '+4915123456789', 'mobile', '01512 3456789'],
  ['15123456789', '+4915123456789', 'mobile', '01512 3456789'],
  ['0176 04069012', '+4917604069012', 'mobile', '0176 04069012'],
  ['030 901820', '+4930901820', 'landline', '030 901820'],
  ['(030) 90 18 20', '+4930901820', 'landline', '030 901820'],
  ['0711 2163-0', '+4971121630', 'landline', '0711 21630'],
  ['+49 30 901820 Durchwahl 12', '+4930901820-12', 'landline', '030 901820-12'],
  ['+4930901820-12', '+4930901820-12', 'landline', '030 901820-12'],
  ['0800 3301000', '+498003301000', 'service', '0800 3301000'],
  ['+43 1 58858', '+43158858', 'abroad', '+43158858'],
] as const)('%s is %s', (typed, phone, of, written) => {
  const text = typed.toLowerCase().replace('(0)', '')
  const read = german.onePhone(text, 'mainland')
  expect([read?.phone, read?.of]).toEqual([phone, of])
  expect(phoneIn(inBrowsers, text)).toBe(phone)
  expect(german.writtenPhone(phone)).toBe(written)
  // What was stored is read again as it is, and what was written too.
  expect(phoneIn(german, phone)).toBe(phone)
  expect(german.mobilePattern.test(phone)).toBe(of === 'mobile')
})

test.each(['', '0151', '13800138000', '10115', '030', '110101199003071234', 'abc'])('%j is none', (typed) => {
  expect(phoneIn(german, typed)).toBeNull()
})

test('a number of another country has to look like one there', () => {
  expect(phoneIn(german, '+8613800138000')).toBe('+8613800138000')
  expect(phoneIn(german, '+3361234567')).toBeNull()
  expect(phoneIn(inBrowsers, '+3361234567')).toBe('+3361234567')
})
