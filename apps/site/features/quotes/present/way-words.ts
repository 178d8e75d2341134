import { productWords } from '@hongyan/content/product-words'
import type { Offer } from '@hongyan/domain/quotes/quote-shipment'
import { productKindOf, type Zone } from '@hongyan/domain/quotes/vocabulary'
import { productNames } from '@hongyan/locales'
import type { Speaker } from './amounts.ts'

/**
 * What carries it on this lane: nobody takes a trunk road, or a night flight, across one city. What the company says of
 * a product of its own holds on every lane.
 */
export function wayWords(
  { product, journey }: Pick<Offer, 'product' | 'journey'>,
  zone: Zone | null,
  { locale, words }: Speaker,
): string {
  const { by } = productWords(words.products, product)
  if (productNames[product]?.by[locale] !== undefined) return by
  const kind = productKindOf(product)
  if (kind === 'express-standard' && zone === 'city') return words.lanes.standardInCity
  if (kind === 'express-priority' && zone === 'city') return words.lanes.priorityInCity
  if (kind === 'express-priority' && journey.carriage === 'road') return words.lanes.priorityByRoad
  return by
}
