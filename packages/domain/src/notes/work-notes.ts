import type { Schema } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError, type Entity } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import type { Kysely, Transaction } from 'kysely'
import { staffWith } from '../staff/own-staff.ts'
import { staffNames } from '../staff/staff-names.ts'
import type { StaffRight, StaffScope } from '../staff/staff-rights.ts'
import { cleanText } from '../typed/clean-text.ts'

/** What notes may be about. */
type Noted = Extract<Entity, 'enquiry' | 'order' | 'claim'>

/** Characters of a note. */
export const longestNote = 2_000

/** What somebody of staff wrote; `at` is ms UTC. */
export type WorkNote = {
  readonly id: string
  readonly by: string
  readonly text: string
  readonly at: number
}

/**
 * Keeps a note for staff alone, in the transaction that found what it is about. Refuses `forbidden`, and `invalid-input`
 * for a text that is empty or too long.
 */
export async function addNote(
  ctx: Ctx,
  trx: Transaction<Schema>,
  about: { readonly entity: Noted; readonly id: string; readonly number: string },
  text: string,
  right: StaffRight,
  scope?: StaffScope,
): Promise<void> {
  const { entity, id, number } = about
  const { staffId } = staffWith(ctx, right, scope)
  const written = cleanText(text).trim()
  const message = written === '' ? 'missing' : [...written].length > longestNote ? 'too-long' : null
  if (message !== null)
    throw new DomainError({
      entity,
      code: 'invalid-input',
      detail: 'Not a note',
      fields: [{ path: 'text', message }],
    })
  const now = ctx.now()
  await trx
    .insertInto('work_notes')
    .values({ id: uuidv7(now), entity, entity_id: id, staff_id: staffId, text: written, created_at: now })
    .execute()
  await writeAudit(ctx, trx, { entity, id, action: 'noted', detail: { number } })
}

/** The notes about one thing, oldest first. */
export async function readNotes(
  query: Kysely<Schema>,
  entity: Noted,
  id: string,
): Promise<readonly WorkNote[]> {
  const rows = await query
    .selectFrom('work_notes')
    .selectAll()
    .where('entity_id', '=', id)
    .where('entity', '=', entity)
    .orderBy('id')
    .execute()
  const nameOf = await staffNames(
    query,
    rows.map(({ staff_id }) => staff_id),
  )
  return rows.map((row) => ({
    id: row.id,
    by: nameOf(row.staff_id) ?? '',
    text: row.text,
    at: row.created_at,
  }))
}

/** Deletes what was noted about things of which nothing personal stays. */
export async function dropNotes(
  trx: Transaction<Schema>,
  entity: Noted,
  ids: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('work_notes')
    .where('entity_id', 'in', [...ids])
    .where('entity', '=', entity)
    .execute()
}
