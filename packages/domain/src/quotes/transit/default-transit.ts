import type { TransitBook } from './transit-book.ts'
import { coldDays, transitRules } from './transit-data.ts'

const validFrom = '2026-01-01'

/** How products travel as it ships with the site: from the first day that a price can be told for. */
export const defaultTransit: TransitBook = {
  rules: Object.fromEntries(
    Object.entries(transitRules).map(([product, rule]) => [product, [{ validFrom, ...rule }]]),
  ),
  cold: [{ validFrom, levels: coldDays }],
}
