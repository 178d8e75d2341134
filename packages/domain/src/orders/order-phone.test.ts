import { expect, test } from 'vitest'
import { tidyPhone } from '../typed/read-phone.ts'
import { isOrderPhone, lacksDigit } from './order-phone.ts'

test.each([
  ...['13800001357', '0755-88881234', '075588881234-801', '+852-51234567', '+88691234567'],
  ...[
    '18400006002-7804',
    '18400006002转7804',
    '400-820-0000',
    '950616',
    '+1-2025550100',
    '\u202d13800001357\u202c',
  ],
])('an order can be called under %s', (phone) => expect(isOrderPhone(phone)).toBe(true))
test.each(['', '1380000135', '23800001357', '88881234', '138****1357'])('not under %s', (phone) =>
  expect(isOrderPhone(phone)).toBe(false),
)
test('a number is stored without spaces and with digits of the usual width', () =>
  expect(tidyPhone('１３８ 0000 1357')).toBe('13800001357'))
test('a mobile that lacks a digit is told from one that is wrong', () => {
  expect(lacksDigit('1380000135')).toBe(true)
  expect(lacksDigit('13800001357')).toBe(false)
  expect(lacksDigit('0755888812')).toBe(false)
})
