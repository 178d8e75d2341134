import fc from 'fast-check'
import { expect, test } from 'vitest'
import { products } from '../network/product.ts'
import { recogniseNumber } from '../numbers/recognise-number.ts'
import { newOrderNumber, newWaybillNumber } from './order-number.ts'

const picks = fc.array(fc.nat({ max: 9 }), { minLength: 12, maxLength: 12 })
const pickFrom = (digits: readonly number[]) => {
  let at = 0
  return () => digits[at++ % digits.length] ?? 0
}

test('whatever digits chance gives, the number is one of ours and its check digit is right', () => {
  fc.assert(
    fc.property(picks, fc.constantFrom(...products), (digits, product) => {
      const order = newOrderNumber(pickFrom(digits))
      expect(recogniseNumber(order)).toEqual({ kind: 'order', number: order })
      const waybill = newWaybillNumber(product, pickFrom(digits))
      const kind = product === 'air' ? 'air-waybill' : 'waybill'
      expect(recogniseNumber(waybill)).toEqual({ kind, number: waybill, waybillNo: waybill })
    }),
  )
})

test('numbers made one after the other do not follow each other', () => {
  const made = Array.from({ length: 200 }, () => newWaybillNumber('standard'))
  expect(new Set(made).size).toBe(200)
  const steps = made
    .slice(1)
    .map((number, at) => Number(number.slice(2, -1)) - Number(made[at]?.slice(2, -1)))
  expect(new Set(steps).size).toBeGreaterThan(190)
})

test('the prefix tells what carries it', () => {
  expect(newWaybillNumber('cold')).toMatch(/^HYC\d{8}$/)
  expect(newWaybillNumber('air')).toMatch(/^HYA\d{8}$/)
  expect(newWaybillNumber('freight')).toMatch(/^HY\d{12}$/)
})
