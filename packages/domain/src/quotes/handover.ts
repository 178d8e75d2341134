import { type BranchNetwork, districtsOf } from '../branches/branch-network.ts'
import { checkDelivery } from '../coverage/check-delivery.ts'
import type { Product } from '../network/product.ts'
import { type HandoverPlace, handoverPlaces } from './handover-place.ts'
import type { QuotePlace } from './quote-place.ts'
import { networkProducts } from './transit/hand-in.ts'
import type { QuoteProduct } from './vocabulary.ts'

/** Where an option is picked up and where it is delivered. */
export type Handover = { readonly pickup: HandoverPlace; readonly delivery: HandoverPlace }

type EndsOfPlace = ReadonlyMap<Product, Handover>

/** Depends on distances alone, so it is worked out once for a place of an edition of the network. */
const known = new WeakMap<BranchNetwork, Map<string, EndsOfPlace>>()
const anyDay = '2026-01-01'

/** Where the network picks up a product at one place and delivers it at another. */
export function handoverBetween(
  network: BranchNetwork,
  product: QuoteProduct,
  from: QuotePlace,
  to: QuotePlace,
): Handover {
  return {
    pickup: endsOf(network, from).get(networkProductAt(product, from))?.pickup ?? 'ask',
    delivery: endsOf(network, to).get(networkProductAt(product, to))?.delivery ?? 'ask',
  }
}

/** Whether goods change hands at one handover at least as near to both people as at another. */
export function asNearAs(one: Handover, other: Handover): boolean {
  const at = (place: HandoverPlace) => handoverPlaces.indexOf(place)
  return at(one.pickup) >= at(other.pickup) && at(one.delivery) >= at(other.delivery)
}

/** Beyond the customs border it is the cross-border branches that collect and deliver. */
function networkProductAt(product: QuoteProduct, { province }: QuotePlace): Product {
  const beyond = province === null || ['71', '81', '82'].includes(province)
  return (beyond ? undefined : networkProducts[product]) ?? 'cross-border'
}

function endsOf(network: BranchNetwork, place: QuotePlace): EndsOfPlace {
  const places = known.get(network) ?? new Map<string, EndsOfPlace>()
  known.set(network, places)
  const before = places.get(place.code)
  if (before) return before
  const ends = workOut(network, place.code)
  places.set(place.code, ends)
  return ends
}

function workOut(network: BranchNetwork, code: string): EndsOfPlace {
  const byProduct = new Map<Product, { pickup: HandoverPlace[]; delivery: HandoverPlace[] }>()
  for (const { code: district } of districtsOf(code)) {
    const coverage = checkDelivery(network, district, anyDay)
    if (coverage?.kind !== 'district') continue
    for (const { product, state } of coverage.products) {
      const delivery = ({ served: 'door', collect: 'branch', not: 'ask' } as const)[state]
      const pickup = delivery === 'door' && !coverage.pickup ? 'branch' : delivery
      const ends = byProduct.get(product) ?? { pickup: [], delivery: [] }
      ends.pickup.push(pickup)
      ends.delivery.push(delivery)
      byProduct.set(product, ends)
    }
  }
  return new Map(
    [...byProduct].map(([product, { pickup, delivery }]) => [
      product,
      { pickup: inCommon(pickup), delivery: inCommon(delivery) },
    ]),
  )
}

/** What is said of a place by what its districts have in common. */
function inCommon(districts: readonly HandoverPlace[]): HandoverPlace {
  if (districts.every((place) => place === 'door')) return 'door'
  if (districts.includes('door')) return 'part'
  return districts.includes('branch') ? 'branch' : 'ask'
}
