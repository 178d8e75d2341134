import { expect, test } from 'vitest'
import { isOrderPhone, lacksDigit, tidyPhone } from './order-phone.ts'

test.each(['13800001357', '0755-88881234', '075588881234-801', '+852-51234567', '+88691234567'])(
  'an order can be called under %s',
  (phone) => expect(isOrderPhone(phone)).toBe(true),
)
test.each(['', '1380000135', '23800001357', '88881234', '+1-2025550100'])('not under %s', (phone) =>
  expect(isOrderPhone(phone)).toBe(false),
)
test('a number is stored without spaces and with digits of the usual width', () =>
  expect(tidyPhone('１３８ 0000 1357')).toBe('13800001357'))
test('a mobile that lacks a digit is told from one that is wrong', () => {
  expect(lacksDigit('1380000135')).toBe(true)
  expect(lacksDigit('13800001357')).toBe(false)
  expect(lacksDigit('0755888812')).toBe(false)
})
