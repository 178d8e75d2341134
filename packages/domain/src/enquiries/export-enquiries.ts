import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { staffWith } from '../staff/own-staff.ts'
import { type EnquiryFilters, type EnquiryWork, listEnquiries } from './list-enquiries.ts'

/** Enquiries in one file. */
const mostExported = 10_000
const atOnce = 500

/**
 * The enquiries of a list for a file; that they were taken, how many and whether in full, is written down. Refusals:
 * `forbidden`, also in full for who may not see personal data.
 */
export async function exportEnquiries(
  ctx: Ctx,
  { inFull, ...filters }: Omit<EnquiryFilters, 'limit'> & { readonly inFull: boolean },
): Promise<readonly { readonly work: EnquiryWork; readonly assigneeName: string | null }[]> {
  const { staffId } = staffWith(ctx, 'export-records')
  if (inFull) staffWith(ctx, 'see-personal-data')
  const found: { work: EnquiryWork; assigneeName: string | null }[] = []
  let after: string | null = null
  do {
    const page = await listEnquiries(ctx, { ...filters, after, limit: atOnce })
    found.push(...page.rows.map((work) => ({ work, assigneeName: page.nameOf(work.assignee) })))
    after = page.next
  } while (after !== null && found.length < mostExported)
  const detail = { rows: found.length, inFull: inFull ? 1 : 0 }
  await ctx.db.transaction((trx) =>
    writeAudit(ctx, trx, { entity: 'enquiry', id: staffId, action: 'exported', detail }),
  )
  return found
}
