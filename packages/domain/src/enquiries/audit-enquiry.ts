import type { Schema } from '@hongyan/db'
import { type AuditAction, writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import type { Transaction } from 'kysely'

/** Notes what happened to an enquiry, under the number by which people ask about it; never what was written. */
export function auditEnquiry(
  ctx: Ctx,
  trx: Transaction<Schema>,
  { id, number }: { readonly id: string; readonly number: string },
  action: AuditAction<'enquiry'>,
): Promise<void> {
  return writeAudit(ctx, trx, { entity: 'enquiry', id, action, detail: { number } })
}
