import type { ProductName } from './company.ts'

// Made of company/products.yaml by `npm run company`.

/** What products are called whose kind does not say it already, by their codes. */
export const productNames: Readonly<Record<string, ProductName>> = {
}
