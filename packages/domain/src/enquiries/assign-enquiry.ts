import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { readGrants } from '../staff/read-grants.ts'
import { staffMaySomewhere } from '../staff/staff-rights.ts'
import { statusColumns } from './enquiry-status.ts'
import { lockEnquiry, mayWorkEnquiries } from './lock-enquiry.ts'

/**
 * Gives an enquiry to somebody who works on enquiries, or back to nobody. One that nobody had looked at is assigned from
 * then on; its first call stays due. Refusals: `forbidden`, `not-found`, `not-available` for one that is closed or
 * withdrawn, `invalid-input` for somebody who does not work on enquiries.
 */
export async function assignEnquiry(
  ctx: Ctx,
  input: { readonly number: string; readonly to: string | null },
): Promise<void> {
  mayWorkEnquiries(ctx)
  const { to } = input
  await ctx.db.transaction(async (trx) => {
    const row = await lockEnquiry(trx, input.number)
    if (row.status === 'closed' || row.status === 'withdrawn')
      throw new DomainError({ entity: 'enquiry', code: 'not-available', detail: `it is ${row.status}` })
    if (to !== null) await refuseStranger(trx, to)
    const now = ctx.now()
    const isTaken = row.status === 'received' && to !== null
    const status = isTaken ? statusColumns({ kind: 'assigned', since: now }) : {}
    if (row.assignee === to && !isTaken) return
    await trx
      .updateTable('enquiries')
      .set({ ...status, assignee: to, updated_at: now })
      .where((eb) => eb.or([eb('id', '=', row.id), eb('joined_to', '=', row.id)]))
      .where('status', 'not in', ['closed', 'withdrawn'])
      .execute()
    const { id, number } = row
    const detail = { number, to: to ?? '' }
    await writeAudit(ctx, trx, { entity: 'enquiry', id, action: 'assigned', detail })
  })
}

async function refuseStranger(trx: Parameters<typeof readGrants>[0], staffId: string): Promise<void> {
  const grants = (await readGrants(trx, { staffId }))(staffId)
  if (staffMaySomewhere({ kind: 'person', staffId, grants }, 'work-enquiries')) return
  throw new DomainError({
    entity: 'enquiry',
    code: 'invalid-input',
    detail: 'Somebody who does not work on enquiries',
    fields: [{ path: 'to', message: 'not-of-enquiries' }],
  })
}
