import type { Offer } from '@hongyan/domain/quotes/quote-shipment'
import type { Zone } from '@hongyan/domain/quotes/vocabulary'
import type { Speaker } from './amounts.ts'

/** What carries it on this lane: nobody takes a trunk road, or a night flight, across one city. */
export function wayWords(
  { product, journey }: Pick<Offer, 'product' | 'journey'>,
  zone: Zone | null,
  { words }: Speaker,
): string {
  if (product === 'express-standard' && zone === 'city') return words.lanes.standardInCity
  if (product === 'express-priority' && zone === 'city') return words.lanes.priorityInCity
  if (product === 'express-priority' && journey.carriage === 'road') return words.lanes.priorityByRoad
  return words.products[product].by
}
