import type { Ctx } from '@hongyan/kernel/context'
import { findEnquiry } from './enquiry-receipt.ts'
import type { EnquiryRecord } from './enquiry-record.ts'
import { type EnquiryStatus, readStatus } from './enquiry-status.ts'
import { readRecord } from './read-record.ts'

/** An enquiry as its own page shows it; `record` is null once consent is withdrawn. */
export type EnquiryView = {
  readonly number: string
  readonly receivedAt: number
  readonly status: EnquiryStatus
  readonly record: EnquiryRecord | null
}

/** Where an enquiry stands, for whoever holds its private token. Refuses `not-found`. */
export async function showEnquiry(
  ctx: Ctx,
  input: { readonly number: string; readonly token: string },
): Promise<EnquiryView> {
  const row = await findEnquiry(ctx, input)
  const record = await readRecord(ctx.db, row.id)
  return { number: row.number, receivedAt: row.created_at, status: readStatus(row), record }
}
