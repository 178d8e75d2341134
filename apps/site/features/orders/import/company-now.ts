import type { At } from '../../../server/http/route.ts'
import { companyFor } from '../company-for.ts'

/** What somebody is in their company, whatever they may do there. */
export const membershipIn = ({ ctx: { actor } }: Pick<At, 'ctx'>) =>
  actor.kind === 'customer' ? actor.company : undefined

/** The company that somebody may order for, by its id; null for none. */
export function companyNow(at: Pick<At, 'ctx' | 'account'>): string | null {
  return companyFor(at.account) === null ? null : (membershipIn(at)?.companyId ?? null)
}
