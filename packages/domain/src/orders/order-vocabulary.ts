import { offersAir, offersBulky, offersColdChain, offersFreight, offersPharma } from '@hongyan/locales'
import type { Product } from '../network/product.ts'
import type { ProductKind } from '../quotes/product-kinds.ts'
import { isSold, productKindOf, type QuoteProduct, quoteProducts } from '../quotes/vocabulary.ts'

/** What an order is for, in the order of the chooser. */
export const orderKinds = ['express', 'heavy', 'fresh'] as const
export type OrderKind = (typeof orderKinds)[number]

type Ordered = { readonly kind: OrderKind | null; readonly carriedAs: Product }

/** What can be ordered online, and the product under which the network carries it. */
const ordered: Readonly<Partial<Record<ProductKind, Ordered>>> = {
  'express-standard': { kind: 'express', carriedAs: 'standard' },
  'express-priority': { kind: 'express', carriedAs: 'express' },
  air: { kind: offersAir ? 'express' : null, carriedAs: 'air' },
  'freight-light': { kind: offersFreight ? 'heavy' : null, carriedAs: 'freight' },
  'freight-heavy': { kind: offersFreight ? 'heavy' : null, carriedAs: 'freight' },
  bulky: { kind: offersBulky ? 'heavy' : null, carriedAs: 'bulky' },
  'cold-chain': { kind: offersColdChain ? 'fresh' : null, carriedAs: 'cold' },
  pharma: { kind: offersPharma ? 'fresh' : null, carriedAs: 'pharma' },
}

export type OrderProduct = QuoteProduct
export const orderProductNames = quoteProducts.filter((product) => {
  const kind = productKindOf(product)
  return kind !== null && ordered[kind] !== undefined
}) as [OrderProduct, ...OrderProduct[]]

/** How a product is ordered and carried. One that is not sold is of no kind: what was ordered of it is still known. */
export function orderedAs(product: OrderProduct): Ordered {
  const kind = productKindOf(product)
  const found = kind === null ? undefined : ordered[kind]
  if (found === undefined) return { kind: null, carriedAs: 'standard' }
  return isSold(product) ? found : { ...found, kind: null }
}

/** Who pays: the sender or the recipient as the goods change hands, or a monthly account. */
export const payers = ['sender', 'recipient', 'account'] as const
export type Payer = (typeof payers)[number]

/** A courier comes for the goods, or the sender brings them to a branch. */
export const pickupWays = ['collect', 'drop-off'] as const
export type PickupWay = (typeof pickupWays)[number]

/** Why the company does not carry an order. */
export const refusalReasons = [
  'goods-not-carried',
  'area-not-served',
  'no-capacity',
  'address-unclear',
  'sender-not-reached',
  'other',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** What a customer may ask of an order that stands. */
export const orderChanges = ['pickup', 'recipient', 'cancel'] as const
export type OrderChange = (typeof orderChanges)[number]

/** Groups of orders that a list is divided into, in the order of its tabs. */
export const orderTabs = ['waiting', 'underway', 'attention', 'delivered', 'cancelled'] as const
export type OrderTab = (typeof orderTabs)[number]

/** `past`: a window that can no longer be asked for. */
export const windowStates = ['open', 'past'] as const

/** What an order can hold beside what a quote can. Characters, and numbers of things. */
export const orderLimits = {
  name: 50,
  detail: 200,
  good: 60,
  goods: 20,
  note: 100,
} as const
