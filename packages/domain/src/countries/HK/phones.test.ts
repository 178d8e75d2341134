import { expect, test } from 'vitest'
import { onePhone } from './phones.ts'

test.each([
  ['9123 4567', '+85291234567'],
  ['2345 6789', '+85223456789'],
  ['13800138000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
])('%s is %s at home in Hong Kong', (typed, phone) => {
  expect(onePhone(typed, 'mainland')?.phone).toBe(phone)
})
