import type { Tax } from '@hongyan/locales'
import { roundDivide } from './whole-numbers.ts'

/**
 * The tax that a price has in it, or that comes on top of one without: minor units in, minor units out, rounded half up.
 * `basisPoints` are of the price without the tax.
 */
export function taxPart(
  price: number,
  { basisPoints, isIncluded }: Pick<Tax, 'basisPoints' | 'isIncluded'>,
): number {
  return roundDivide(price * basisPoints, isIncluded ? 10_000 + basisPoints : 10_000)
}
