import { type CutOffs, usualCutOffs } from '../../coverage/coverage-rules.ts'
import type { Product } from '../../network/product.ts'
import type { ProductKind } from '../product-kinds.ts'
import { inForce } from '../tariff.ts'
import { productsAs, type QuoteProduct } from '../vocabulary.ts'
import type { TransitBook } from './transit-book.ts'

/** The kinds of product that prices know of each product of the network. */
const quotedAs: Readonly<Record<Product, readonly ProductKind[]>> = {
  standard: ['express-standard'],
  express: ['express-priority'],
  freight: ['freight-light', 'freight-heavy'],
  bulky: ['bulky'],
  cold: ['cold-chain'],
  pharma: ['pharma'],
  air: ['air'],
  'cross-border': ['cross-border'],
}

/** The cut-offs of the rates: of a product that prices divide, the earliest; what they do not name keeps its usual one. */
export function cutOffsOf(transit: TransitBook): CutOffs {
  return (product, day) => {
    const minutes = quotedAs[product]
      .flatMap(productsAs)
      .flatMap((one) => cutOffMinute(transit, one, day) ?? [])
    return minutes.length === 0 ? usualCutOffs(product, day) : Math.min(...minutes)
  }
}

/** Until which minute of a day (`YYYY-MM-DD` in China) a product is taken in; null where the rates have no rule. */
export function cutOffMinute({ rules }: TransitBook, product: QuoteProduct, day: string): number | null {
  const rule = inForce(rules[product] ?? [], day)
  if (rule === null) return null
  const [hour = 0, minute = 0] = rule.cutOff.split(':').map(Number)
  return hour * 60 + minute
}
