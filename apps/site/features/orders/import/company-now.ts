import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import type { At } from '../../../server/requests/route.ts'
import { companyFor } from '../company-for.ts'

/** What somebody is in their company, whatever they may do there. */
export const membershipIn = ({ ctx: { actor } }: Pick<At, 'ctx'>) =>
  actor.kind === 'customer' ? actor.company : undefined

/** The company that somebody may order for, by its id; null for none. */
export function companyNow(at: Pick<At, 'ctx' | 'account'>): string | null {
  return companyFor(at.account) === null ? null : (membershipIn(at)?.companyId ?? null)
}

/**
 * For whom orders of a list may stand already, each the id of a company or null for oneself: whose they become now, and
 * every company that it was open for before.
 */
export function ownersOfList(
  { of, companies }: { readonly of: RecordOwner; readonly companies: readonly string[] },
  now: string | null,
): readonly (string | null)[] {
  return [of === 'company' ? now : null, ...companies.filter((id) => id !== now)]
}
