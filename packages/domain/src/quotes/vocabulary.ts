import type { ProductKind } from './product-kinds.ts'
import { soldProducts } from './sold-products.gen.ts'

/** The code of a product, which is the company's to choose: `productKindOf` says how it is carried. */
export type QuoteProduct = string

/** What can be asked a price for, in the order in which equal answers stand, and what once could. */
export const quoteProducts = soldProducts.map(({ id }) => id) as [QuoteProduct, ...QuoteProduct[]]

const byId = new Map(soldProducts.map((product) => [product.id, product]))

/** How a product is carried; null for a code that is none. */
export function productKindOf(product: QuoteProduct): ProductKind | null {
  return byId.get(product)?.as ?? null
}

/** Whether a product can still be bought. */
export function isSold(product: QuoteProduct): boolean {
  return byId.get(product)?.isSold ?? false
}

/** A value for each product, by that of its kind; none where its kind has none. */
export function byProduct<T>(
  byKind: Readonly<Partial<Record<ProductKind, T>>>,
): Readonly<Partial<Record<QuoteProduct, T>>> {
  return Object.fromEntries(
    soldProducts.flatMap(({ id, as }) => {
      const value = byKind[as]
      return value === undefined ? [] : [[id, value]]
    }),
  )
}

/** The products of a kind, in their order. */
export function productsAs(kind: ProductKind): readonly QuoteProduct[] {
  return soldProducts.filter(({ as }) => as === kind).map(({ id }) => id)
}

/** What the goods need on the way. */
export const goodsKinds = ['general', 'chilled', 'frozen', 'medicine', 'medicine-chilled'] as const
export type GoodsKind = (typeof goodsKinds)[number]

/** What can be added to a shipment. The ids of the first nine are those of the price list. */
export const addOns = [
  'insurance',
  'full-cover',
  'cash-on-delivery',
  'receipt-paper',
  'receipt-electronic',
  'named-signing',
  'wooden',
  'waterproof',
  'upstairs',
  'cold-unloading',
  'cold-labelling',
] as const
export type AddOn = (typeof addOns)[number]

/** How far apart two places are for a tariff, nearest first. */
export const zones = [
  'city',
  'province',
  'near',
  'middle',
  'far',
  'remote',
  'hong-kong-macau',
  'taiwan',
] as const
export type Zone = (typeof zones)[number]
