import type { OrderValues } from '@hongyan/domain/orders/order-input'
import type { InputOf } from '../../calls/call.ts'
import type { priceOrderCall } from './endpoints.ts'

export type OrderBody = InputOf<typeof priceOrderCall>['body']['order']

/** An order with its times as instants. */
export function valuesOf({ pickup, ...order }: OrderBody): OrderValues {
  return {
    ...order,
    pickup: { way: pickup.way, from: Date.parse(pickup.from), until: Date.parse(pickup.until) },
  }
}
