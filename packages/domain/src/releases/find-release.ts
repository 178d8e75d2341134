import type { DeskReleaseRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Kysely } from 'kysely'
import { staffWith } from '../staff/own-staff.ts'
import type { StaffRight } from '../staff/staff-rights.ts'
import { allowedIn, type ReleaseState } from './release.ts'

/**
 * A release that somebody may do something with. Refuses `not-found`; `forbidden` without the right for its kind of
 * document and its language.
 */
export async function findRelease(
  ctx: Ctx,
  { id, right }: { readonly id: string; readonly right: StaffRight },
): Promise<DeskReleaseRow> {
  staffWith(ctx, 'see-documents')
  const row = await ctx.db.query
    .selectFrom('desk_releases')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined)
    throw new DomainError({ entity: 'release', code: 'not-found', detail: 'no such release' })
  staffWith(ctx, right, { kind: row.document_kind, language: row.language })
  return row
}

/**
 * Changes a release that is in a state in which something may be done with it, and returns it as it is then. Refuses
 * `settled` where it is in another one, also where somebody else was quicker.
 */
export async function changeRelease(
  query: Kysely<Schema>,
  row: Pick<DeskReleaseRow, 'id' | 'state'>,
  act: keyof typeof allowedIn,
  change: Partial<DeskReleaseRow> & { readonly state: ReleaseState },
): Promise<DeskReleaseRow> {
  const allowed: readonly string[] = allowedIn[act]
  const changed = allowed.includes(row.state)
    ? await query
        .updateTable('desk_releases')
        .set(change)
        .where('id', '=', row.id)
        .where('state', '=', row.state)
        .returningAll()
        .executeTakeFirst()
    : undefined
  if (changed !== undefined) return changed
  throw new DomainError({ entity: 'release', code: 'settled', detail: `not in the state to ${act}` })
}
