import { offersAir, offersBulky, offersColdChain, offersFreight, offersPharma } from '@hongyan/locales'
import type { Product } from '../network/product.ts'
import type { QuoteProduct } from '../quotes/vocabulary.ts'

/** What an order is for, in the order of the chooser. */
export const orderKinds = ['express', 'heavy', 'fresh'] as const
export type OrderKind = (typeof orderKinds)[number]

/**
 * Products that can be ordered online, and the product under which the network carries each. One that the company does
 * not offer is of no kind: what was ordered of it before is still known.
 */
export const orderProducts = {
  'express-standard': { kind: 'express', carriedAs: 'standard' },
  'express-priority': { kind: 'express', carriedAs: 'express' },
  air: { kind: offersAir ? 'express' : null, carriedAs: 'air' },
  'freight-light': { kind: offersFreight ? 'heavy' : null, carriedAs: 'freight' },
  'freight-heavy': { kind: offersFreight ? 'heavy' : null, carriedAs: 'freight' },
  bulky: { kind: offersBulky ? 'heavy' : null, carriedAs: 'bulky' },
  'cold-chain': { kind: offersColdChain ? 'fresh' : null, carriedAs: 'cold' },
  pharma: { kind: offersPharma ? 'fresh' : null, carriedAs: 'pharma' },
} as const satisfies Partial<Record<QuoteProduct, { kind: OrderKind | null; carriedAs: Product }>>
export type OrderProduct = keyof typeof orderProducts
export const orderProductNames = Object.keys(orderProducts) as [OrderProduct, ...OrderProduct[]]

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
