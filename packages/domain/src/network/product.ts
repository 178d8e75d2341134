/** Services a shipment can travel by. */
export const products = [
  'standard',
  'express',
  'freight',
  'bulky',
  'cold',
  'pharma',
  'air',
  'cross-border',
] as const
export type Product = (typeof products)[number]
