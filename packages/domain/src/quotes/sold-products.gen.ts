import type { SoldProduct } from './sold-product.ts'

// Made of company/products.yaml by `npm run company`.

export const soldProducts: readonly SoldProduct[] = [
  {
    id: 'express-standard',
    as: 'express-standard',
    isSold: true,
  },
  {
    id: 'express-priority',
    as: 'express-priority',
    isSold: true,
  },
  {
    id: 'same-city',
    as: 'same-city',
    isSold: true,
  },
  {
    id: 'freight-light',
    as: 'freight-light',
    isSold: true,
  },
  {
    id: 'freight-heavy',
    as: 'freight-heavy',
    isSold: true,
  },
  {
    id: 'bulky',
    as: 'bulky',
    isSold: true,
  },
  {
    id: 'cold-chain',
    as: 'cold-chain',
    isSold: true,
  },
  {
    id: 'pharma',
    as: 'pharma',
    isSold: true,
  },
  {
    id: 'air',
    as: 'air',
    isSold: true,
  },
  {
    id: 'cross-border',
    as: 'cross-border',
    isSold: true,
  },
]
