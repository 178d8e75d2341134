import type { EnquiryRow } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Selectable } from 'kysely'
import { readHistory, type WorkHistory } from '../notes/work-history.ts'
import { addNote, readNotes, type WorkNote } from '../notes/work-notes.ts'
import { staffWith } from '../staff/own-staff.ts'
import { staffNames } from '../staff/staff-names.ts'
import { readEnquiryNumber } from './enquiry-number.ts'
import type { EnquiryRecord } from './enquiry-record.ts'
import { type EnquiryWork, workOf } from './list-enquiries.ts'
import { lockEnquiry } from './lock-enquiry.ts'
import { readRecord } from './read-record.ts'

/** What was agreed to, in which language and when, and whether it holds no more; ms UTC. */
type ConsentEvidence = {
  readonly textVersion: string
  readonly language: string
  readonly givenAt: number
  readonly withdrawnAt: number | null
}

export type EnquiryWorkView = EnquiryWork & {
  readonly assigneeName: string | null
  /** The number that it is worked on under, and the numbers worked on under it. */
  readonly joinedTo: string | null
  readonly joinedNumbers: readonly string[]
  readonly consent: ConsentEvidence | null
  readonly notes: readonly WorkNote[]
  readonly history: readonly WorkHistory[]
}

/** One enquiry with all that staff did about it. Refusals: `forbidden`, `not-found`. */
export async function showEnquiryWork(
  ctx: Ctx,
  input: { readonly number: string },
): Promise<EnquiryWorkView> {
  staffWith(ctx, 'see-enquiries')
  const row = await findByNumber(ctx, input.number)
  const { query } = ctx.db
  const [work] = await workOf(ctx, [row])
  if (!work) throw new Error('an enquiry vanished between two statements')
  const consent = await query
    .selectFrom('enquiry_consents')
    .selectAll()
    .where('enquiry_id', '=', row.id)
    .executeTakeFirst()
  const related = await query
    .selectFrom('enquiries')
    .select(['id', 'number'])
    .where((eb) => eb.or([eb('joined_to', '=', row.id), eb('id', '=', row.joined_to ?? '')]))
    .orderBy('id')
    .execute()
  const nameOf = await staffNames(query, [row.assignee])
  return {
    ...work,
    assigneeName: nameOf(row.assignee),
    joinedTo: related.find(({ id }) => id === row.joined_to)?.number ?? null,
    joinedNumbers: related.filter(({ id }) => id !== row.joined_to).map(({ number }) => number),
    consent: consent
      ? {
          textVersion: consent.text_version,
          language: consent.language,
          givenAt: consent.given_at,
          withdrawnAt: consent.withdrawn_at,
        }
      : null,
    notes: await readNotes(query, 'enquiry', row.id),
    history: await readHistory(query, 'enquiry', row.id),
  }
}

/**
 * What a person wrote, in full; that somebody has looked is written down. Refusals: `forbidden`, `not-found`,
 * `not-available` where it is deleted.
 */
export async function revealEnquiry(ctx: Ctx, input: { readonly number: string }): Promise<EnquiryRecord> {
  staffWith(ctx, 'see-enquiries')
  staffWith(ctx, 'see-personal-data')
  const { id, number } = await findByNumber(ctx, input.number)
  const record = await readRecord(ctx.db, id)
  if (record === null)
    throw new DomainError({ entity: 'enquiry', code: 'not-available', detail: 'Its data is deleted' })
  await ctx.db.transaction((trx) =>
    writeAudit(ctx, trx, { entity: 'enquiry', id, action: 'seen', detail: { number } }),
  )
  return record
}

/** Keeps a note about an enquiry. Refusals: `forbidden`, `not-found`, `invalid-input`, `not-available` once it is withdrawn. */
export async function noteEnquiry(
  ctx: Ctx,
  input: { readonly number: string; readonly text: string },
): Promise<void> {
  staffWith(ctx, 'work-enquiries')
  await ctx.db.transaction(async (trx) => {
    const { id, number, status } = await lockEnquiry(trx, input.number)
    if (status === 'withdrawn')
      throw new DomainError({ entity: 'enquiry', code: 'not-available', detail: 'Its data is deleted' })
    await addNote(ctx, trx, { entity: 'enquiry', id, number }, input.text, 'work-enquiries')
  })
}

async function findByNumber(ctx: Ctx, typed: string): Promise<Selectable<EnquiryRow>> {
  const row = await ctx.db.query
    .selectFrom('enquiries')
    .selectAll()
    .where('number', '=', readEnquiryNumber(typed) ?? '')
    .executeTakeFirst()
  if (!row) throw new DomainError({ entity: 'enquiry', code: 'not-found', detail: 'No such enquiry' })
  return row
}
