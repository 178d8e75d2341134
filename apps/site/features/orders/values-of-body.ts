import type { OrderValues } from '@hongyan/domain/orders/order-input'
import type { z } from 'zod'
import type { orderBody } from './fields.ts'

export type OrderBody = z.output<typeof orderBody>

/** An order with its times as instants. */
export function valuesOf({ pickup, ...order }: OrderBody): OrderValues {
  return {
    ...order,
    pickup: { way: pickup.way, from: Date.parse(pickup.from), until: Date.parse(pickup.until) },
  }
}
