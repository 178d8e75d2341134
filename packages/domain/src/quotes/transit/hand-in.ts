import type { BranchNetwork } from '../../branches/branch-network.ts'
import { closingMinute } from '../../branches/closing-time.ts'
import { clockTime } from '../../branches/opening-hours.ts'
import { branchesTaking } from '../../coverage/check-delivery.ts'
import type { Product } from '../../network/product.ts'
import type { ProductKind } from '../product-kinds.ts'
import type { QuotePlace } from '../quote-place.ts'
import { byProduct, type QuoteProduct } from '../vocabulary.ts'

/** Until when goods are taken in on a day (`YYYY-MM-DD`): `HH:MM`, `24:00` for all day, null where nobody opens. */
export type TakesUntil = (day: string) => string | null

const carriedAs: Readonly<Partial<Record<ProductKind, Product>>> = {
  'express-standard': 'standard',
  'express-priority': 'express',
  'freight-light': 'freight',
  'freight-heavy': 'freight',
  bulky: 'bulky',
  'cold-chain': 'cold',
  pharma: 'pharma',
  air: 'air',
}

/** The product under which a branch takes in and delivers what is quoted. */
export const networkProducts = byProduct(carriedAs)

/** When the last of the branches closes at which a place hands a product in; all day where no branch is known. */
export function takesUntil(network: BranchNetwork, product: QuoteProduct, from: QuotePlace): TakesUntil {
  const kind = networkProducts[product]
  const branches = kind ? branchesTaking(network, kind, from.code) : []
  if (branches.length === 0) return allDay
  return (day) => {
    const minute = closingMinute(branches, day)
    return minute === null ? null : clockTime(minute)
  }
}

export const allDay: TakesUntil = () => '24:00'
