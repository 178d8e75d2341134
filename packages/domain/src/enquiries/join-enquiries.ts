import type { EnquiryRow, Schema } from '@hongyan/db'
import { type AuditAction, writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Selectable, Transaction } from 'kysely'
import { auditEnquiry } from './audit-enquiry.ts'
import { lockEnquiry, mayWorkEnquiries } from './lock-enquiry.ts'
import { macOfCompany } from './mac-of-company.ts'

/**
 * Makes one of several enquiries of the same people: the later are worked on under the first, and move with it.
 * Refusals: `forbidden`, `not-found`, `invalid-input` for fewer than two, `conflict` where neither phone nor company is
 * the same or one stands under another already, `not-available` for one that is withdrawn.
 */
export async function joinEnquiries(
  ctx: Ctx,
  input: { readonly numbers: readonly string[] },
): Promise<{ readonly number: string }> {
  mayWorkEnquiries(ctx)
  const numbers = [...new Set(input.numbers)].sort()
  return ctx.db.transaction(async (trx) => {
    // Locks are taken in the order of the numbers, so that two who join the same do not wait for each other.
    const rows: Selectable<EnquiryRow>[] = []
    for (const number of numbers) rows.push(await lockEnquiry(trx, number))
    const [first, ...later] = rows.sort((a, b) => (a.id < b.id ? -1 : 1))
    if (!first || later.length === 0)
      throw new DomainError({
        entity: 'enquiry',
        code: 'invalid-input',
        detail: 'Two at least',
        fields: [{ path: 'ids', message: 'two-at-least' }],
      })
    if (rows.some(({ status }) => status === 'withdrawn'))
      throw new DomainError({ entity: 'enquiry', code: 'not-available', detail: 'one is withdrawn' })
    const isFree = rows.every(({ joined_to }) => joined_to === null)
    if (!isFree || !(await areSamePeople(ctx, trx, rows)))
      throw new DomainError({ entity: 'enquiry', code: 'conflict', detail: 'These do not belong together' })
    const ids = later.map(({ id }) => id)
    await trx
      .updateTable('enquiries')
      .set({ joined_to: first.id })
      // What stood under one of them stands under the first.
      .where((eb) => eb.or([eb('id', 'in', ids), eb('joined_to', 'in', ids)]))
      .execute()
    for (const row of later) await noteJoin(ctx, trx, row, 'joined', first.number)
    return { number: first.number }
  })
}

/** Lets an enquiry stand for itself again. Refusals: `forbidden`, `not-found`, `conflict` where it does already. */
export async function separateEnquiry(ctx: Ctx, input: { readonly number: string }): Promise<void> {
  mayWorkEnquiries(ctx)
  await ctx.db.transaction(async (trx) => {
    const row = await lockEnquiry(trx, input.number)
    if (row.joined_to === null)
      throw new DomainError({ entity: 'enquiry', code: 'conflict', detail: 'It stands for itself' })
    await trx.updateTable('enquiries').set({ joined_to: null }).where('id', '=', row.id).execute()
    await auditEnquiry(ctx, trx, row, 'separated')
  })
}

async function areSamePeople(ctx: Ctx, trx: Transaction<Schema>, rows: readonly Selectable<EnquiryRow>[]) {
  const ids = rows.map(({ id }) => id)
  const details = await trx
    .selectFrom('enquiry_details')
    .select(['mobile_mac', 'company_name'])
    .where('enquiry_id', 'in', ids)
    .execute()
  if (details.length < ids.length) return false
  const phones = new Set(details.map(({ mobile_mac }) => mobile_mac))
  const companies = new Set(
    details.map(({ company_name: companyName }) => macOfCompany(ctx, { companyName })),
  )
  return phones.size === 1 || companies.size === 1
}

function noteJoin(
  ctx: Ctx,
  trx: Transaction<Schema>,
  row: Selectable<EnquiryRow>,
  action: AuditAction<'enquiry'>,
  to: string,
) {
  const detail = { number: row.number, to }
  return writeAudit(ctx, trx, { entity: 'enquiry', id: row.id, action, detail })
}
