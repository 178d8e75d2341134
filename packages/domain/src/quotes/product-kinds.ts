/** Ways of carrying that products are made of, in the order in which equal answers stand. */
export const productKinds = [
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
export type ProductKind = (typeof productKinds)[number]
