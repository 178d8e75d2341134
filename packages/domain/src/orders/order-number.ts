import { randomInt } from 'node:crypto'
import type { Product } from '../network/product.ts'
import { newNumber } from '../numbers/new-number.ts'

/** A new order number, in the format of `recogniseNumber`. Not checked for being unique. */
export function newOrderNumber(pick: (below: number) => number = randomInt): string {
  return newNumber({ kinds: ['order'], pick })
}

/** A new waybill number of a product, in the format of `recogniseNumber`. Not checked for being unique. */
export function newWaybillNumber(product: Product, pick: (below: number) => number = randomInt): string {
  return newNumber({ kinds: ['waybill', 'air-waybill'], product, pick })
}
