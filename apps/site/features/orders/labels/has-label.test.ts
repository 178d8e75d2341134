import type { OrderStateKind } from '@hongyan/domain/orders/order-state'
import { expect, it } from 'vitest'
import { hasLabel } from './has-label.ts'

it.each<[OrderStateKind, boolean]>([
  ['accepted', true],
  ['collected', true],
  ['completed', true],
  // Their waybills stay, and stand for nothing that anybody should stick on a parcel.
  ['cancelled', false],
  ['refused', false],
])('an order that is %s and has waybills has a label: %s', (state, expected) => {
  expect(hasLabel({ state, waybills: ['HY1'] })).toBe(expected)
  expect(hasLabel({ state, waybills: [] })).toBe(false)
})
