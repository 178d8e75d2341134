import type { QuotePlace } from '../quote-place.ts'
import { readQuotePlace } from '../search-places.ts'
import type { Zone } from '../vocabulary.ts'
import { zoneBetween } from '../zone-between.ts'

/** Two places of China and their zone. */
export type Lane = { readonly from: QuotePlace; readonly to: QuotePlace; readonly zone: Zone }

/** The lane between two places of China, by their codes. */
export function laneOf(from: string, to: string): Lane {
  const [start, end] = [readQuotePlace(from), readQuotePlace(to)]
  if (!start || !end) throw new Error(`no lane from ${from} to ${to}`)
  const { zone } = zoneBetween(start, end)
  if (zone === null) throw new Error(`${from} to ${to} crosses the border`)
  return { from: start, to: end, zone }
}
