/** What can be asked a price for, in the order in which equal answers stand. */
export const quoteProducts = [
  'express-standard',
  'express-priority',
  'same-city',
  'freight-light',
  'freight-heavy',
  'bulky',
  'cold-chain',
  'pharma',
  'air',
  'cross-border',
] as const
export type QuoteProduct = (typeof quoteProducts)[number]

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
