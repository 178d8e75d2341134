import { byProduct } from '../vocabulary.ts'
import type { TransitBook, TransitRule } from './transit-book.ts'
import { coldDays, transitRules } from './transit-data.ts'

const validFrom = '2026-01-01'

/** How products travel as it ships with the site: from the first day that a price can be told for. */
export const defaultTransit: TransitBook = {
  rules: Object.fromEntries(
    Object.entries(byProduct(transitRules)).map(([product, rule]) => [
      product,
      [{ validFrom, ...(rule as TransitRule) }],
    ]),
  ),
  cold: [{ validFrom, levels: coldDays }],
}
