import type { Ctx } from '@hongyan/kernel/context'
import type { RecordOwner } from '../companies/company-rules.ts'

/**
 * Whether an order that becomes somebody's own, or their company's, may be paid by a monthly account: whose order it is
 * has a contract. That of a company is nobody's own, and that of a person is not their company's.
 */
export function mayPayMonthly({ actor }: Pick<Ctx, 'actor'>, of: RecordOwner): boolean {
  if (actor.kind !== 'customer') return false
  return of === 'company' ? actor.company?.monthly === true : actor.monthly === true
}
