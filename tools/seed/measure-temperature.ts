import type { Product } from '@hongyan/domain/network/product'
import type { Temperature } from '@hongyan/domain/tracking/tracking-answer'
import type { EventCode } from '@hongyan/domain/tracking/vocabulary'

/** Between what goods of a product are kept, degrees Celsius. */
const ranges: Partial<Record<Product, readonly [from: number, to: number]>> = {
  cold: [0, 4],
  pharma: [2, 8],
}

/** Scans that measure nothing: nobody has the goods, or only a time changes. */
const blind: ReadonlySet<EventCode> = new Set([
  'order_registered',
  'eta_changed',
  'rerouted',
  'held',
  'released',
])
/** Doors stand open there. */
const opened: ReadonlySet<EventCode> = new Set([
  'picked_up',
  'hub_arrived',
  'branch_arrived',
  'out_for_delivery',
])

/** What the n-th scan of a shipment measures: in its range, and warmer where the doors stood open. */
export function measureTemperature(product: Product, code: EventCode, nth: number): Temperature | null {
  const range = ranges[product]
  if (range === undefined || blind.has(code)) return null
  const [from, to] = range
  const middle = (from + to) / 2
  const swing =
    ((to - from) / 2) * (opened.has(code) ? 0.55 : -0.2) + Math.sin(nth * 2.3) * (to - from) * 0.12
  return { celsius: Math.round((middle + swing) * 10) / 10, from, to }
}
