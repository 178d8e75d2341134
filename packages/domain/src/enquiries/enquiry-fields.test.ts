import { expect, test } from 'vitest'
import { askedFields, correctableFields, isNumeric, problemOrder, storedFields } from './enquiry-fields.ts'

test('a form asks in the order in which receivers are told, the code beside the mobile number', () => {
  expect(askedFields.filter((name) => name !== 'verifyCode')).toEqual(storedFields.slice(0, 13))
  expect(askedFields.indexOf('verifyCode')).toBe(askedFields.indexOf('contactMobile') + 1)
})

test('a code is neither kept nor corrected, and what a page carried along cannot be corrected', () => {
  expect(storedFields).not.toContain('verifyCode')
  expect(correctableFields).toHaveLength(10)
  for (const name of ['verifyCode', 'cooperateType', 'utm_source']) {
    expect(correctableFields).not.toContain(name)
  }
})

test.each([
  ['estimateOrderCount', true],
  ['isJdSeller', true],
  ['contactPositionId', true],
  ['contactMobile', false],
  ['sessionId', false],
  ['constructor', false],
])('%s is a number: %s', (name, numeric) => {
  expect(isNumeric(name)).toBe(numeric)
})

test('problems are told once for the parts of the area, and those of consent last', () => {
  expect(problemOrder.filter((path) => path === 'fullAddress')).toHaveLength(1)
  expect(problemOrder.at(-1)).toBe('readed')
})
