import type { OrderContent } from '@hongyan/domain/orders/order-content'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { presentRepeat } from './present-repeat.ts'
import { quoteOf } from './ui/form/order-body.ts'

const content: OrderContent = {
  kind: 'express',
  product: 'express-standard',
  sender: { name: '林样本', phone: '13800001357', division: '440305', detail: '示例路 8 号' },
  recipient: { name: '欧阳样例', phone: '13900002468', division: '110105', detail: '示例北街 16 号' },
  goods: [{ name: '充电宝', item: 'lithium', amount: null, conditionsMet: false }],
  pieces: [{ length: 355, width: 300, height: 250, weight: 4_200, count: 2 }],
  goodsKind: 'general',
  addOns: ['insurance'],
  declaredValue: 123_450,
  cashOnDelivery: 0,
  payer: 'recipient',
  note: null,
}

it('an order stands in the form as it would be typed, without its time', () => {
  const party = ({ name, phone, division, detail }: OrderContent['sender']) => ({
    name,
    phone,
    area: division,
    detail,
  })
  expect(presentRepeat(content)).toEqual({
    kind: 'express',
    product: 'express-standard',
    sender: party(content.sender),
    recipient: party(content.recipient),
    goods: [{ name: '充电宝', ticked: false }],
    sizes: [{ length: '35.5', width: '30', height: '25', weight: '4.2', count: '2' }],
    goodsKind: 'general',
    addOns: ['insurance'],
    declaredValue: '1234.5',
    cashOnDelivery: '',
    way: 'collect',
    window: null,
    payer: 'recipient',
    note: '',
  })
  expect(presentRepeat({ ...content, note: '放前台' }).note).toBe('放前台')
})

it('parcels and amounts are read back as they were', () => {
  const sides = {
    length: fc.integer({ min: 10, max: 900 }),
    width: fc.constant(300),
    height: fc.constant(200),
  }
  const measured = fc.record({
    ...sides,
    weight: fc.integer({ min: 1, max: 30_000 }),
    count: fc.constantFrom(1, 3),
  })
  const unmeasured = fc.record({ weight: fc.integer({ min: 1, max: 30_000 }), count: fc.constant(1) })
  const pieces = fc.array(fc.oneof(measured, unmeasured), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 2_000_000 }), (pieces, declaredValue) => {
      const read = quoteOf(presentRepeat({ ...content, pieces, declaredValue }), '2026-11-25')
      expect(read).toMatchObject({ kind: 'input', input: { pieces, declaredValue, cashOnDelivery: 0 } })
    }),
  )
})
