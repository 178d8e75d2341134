import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Membership } from '../accounts/membership.ts'
import { ownAccount } from '../accounts/own-account.ts'
import { type CompanyRight, roleMay } from './company-rules.ts'

/** Whose a record is: one account's own, or a company's; nobody's where both are null. */
type RecordOf = { readonly customerId: string | null; readonly companyId: string | null }

/**
 * What whoever asks is in their company, where their role allows `right`. Refuses `sign-in-needed` to those whom nobody
 * knows: their session may just have ended; `not-found` to those who belong to none, and where the call that they make
 * touches no company's records; `forbidden` by the table of roles.
 */
export function membershipFor(ctx: Ctx, right: CompanyRight): Membership {
  ownAccount(ctx)
  const { actor } = ctx
  const membership = actor.kind === 'customer' ? actor.company : undefined
  if (membership === undefined)
    throw new DomainError({ entity: 'company', code: 'not-found', detail: 'No company of this account' })
  if (!roleMay(membership.role, right))
    throw new DomainError({
      entity: 'company',
      code: 'forbidden',
      detail: `no ${right} as ${membership.role}`,
    })
  return membership
}

/**
 * Whether whoever asks reaches a record: their own, or their company's as their role allows. False for one of somebody
 * else, which is never told from one that does not exist; refuses `forbidden` for one they see but must not touch.
 */
export function reaches(ctx: Ctx, record: RecordOf, right: CompanyRight): boolean {
  const { actor } = ctx
  if (actor.kind !== 'customer') return false
  if (record.companyId === null) return record.customerId === actor.customerId
  if (record.companyId !== actor.company?.companyId) return false
  membershipFor(ctx, right)
  return true
}

/** Whether a record that whoever asks sees may be changed by them: what may not is offered to nobody. */
export function mayChange({ actor }: Ctx, { companyId }: Pick<RecordOf, 'companyId'>): boolean {
  if (actor.kind !== 'customer' || companyId === null) return true
  return actor.company?.companyId === companyId && roleMay(actor.company.role, 'order')
}
