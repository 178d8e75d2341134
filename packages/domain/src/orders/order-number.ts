import { randomInt } from 'node:crypto'
import type { Product } from '../network/product.ts'
import { airCheckDigit, checkDigit } from '../numbers/recognise-number.ts'

/** Digits by chance: numbers that follow each other tell nothing about how many there are. */
function digits(count: number, pick: (below: number) => number): string {
  return Array.from({ length: count }, () => String(pick(10))).join('')
}

/** A new order number, `HO` with twelve digits and their check digit. Not checked for being unique. */
export function newOrderNumber(pick: (below: number) => number = randomInt): string {
  const body = digits(12, pick)
  return `HO${body}${checkDigit(body)}`
}

/** A new waybill number of a product, in the format of `recogniseNumber`. Not checked for being unique. */
export function newWaybillNumber(product: Product, pick: (below: number) => number = randomInt): string {
  if (product === 'air') {
    const serial = digits(7, pick)
    return `HYA${serial}${airCheckDigit(serial)}`
  }
  const [prefix, length] = product === 'cold' ? ['HYC', 7] : ['HY', 11]
  const body = digits(length, pick)
  return `${prefix}${body}${checkDigit(body)}`
}
