import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import type { Product } from '../network/product.ts'
import { isFinal } from './status-table.ts'
import type { TrackedShipment } from './tracking-answer.ts'
import type { ShipmentStatus } from './vocabulary.ts'

const hour = 3_600_000

/** Hours without news after which a shipment of this product is unusually quiet. */
const quietAfterHours: Readonly<Record<Product, number>> = {
  standard: 48,
  express: 24,
  freight: 72,
  bulky: 72,
  cold: 24,
  pharma: 24,
  air: 36,
  'cross-border': 120,
}

/** Hours from booking within which the first scan is usual. */
const firstScanHours: Readonly<Record<Product, number>> = {
  standard: 24,
  express: 12,
  freight: 24,
  bulky: 48,
  cold: 12,
  pharma: 12,
  air: 24,
  'cross-border': 48,
}

/**
 * How much the shown data can be trusted at `now`. A finished shipment is never late with news, and nothing is
 * scanned while a parcel waits to be collected.
 */
export function judgeFreshness(
  shipment: { readonly product: Product; readonly status: ShipmentStatus; readonly newestAt: number },
  feed: 'current' | 'delayed',
  now: number,
): TrackedShipment['freshness'] {
  const asOf = isoUtc(shipment.newestAt)
  if (isFinal(shipment.status)) return { asOf, state: 'current' }
  if (feed === 'delayed') return { asOf, state: 'feed-delayed' }
  const silent = now - shipment.newestAt > quietAfterHours[shipment.product] * hour
  const quiet = silent && shipment.status !== 'awaiting_collection'
  return { asOf, state: quiet ? 'quiet' : 'current' }
}

/** When the first scan of a booked shipment is usual (ms UTC). */
export function firstScanExpectedBy(product: Product, registeredAt: number): number {
  return registeredAt + firstScanHours[product] * hour
}
