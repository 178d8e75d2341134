import type { RateVersionRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Kysely } from 'kysely'
import { staffWith } from '../staff/own-staff.ts'
import type { StaffRight } from '../staff/staff-rights.ts'
import { allowedIn, type RateState, settled } from './rate-version.ts'

/** A version that somebody may do something with. Refuses `sign-in-needed`, `forbidden`, `not-found`. */
export async function findVersion(
  ctx: Ctx,
  { id, right }: { readonly id: string; readonly right: StaffRight },
): Promise<RateVersionRow> {
  staffWith(ctx, right)
  const row = await ctx.db.query
    .selectFrom('rate_versions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row) return row
  throw new DomainError({ entity: 'rates', code: 'not-found', detail: 'no such version' })
}

/**
 * Changes a version that is in a state in which something may be done with it, and as it was found. Refuses `settled`
 * where it is in another one, also where somebody else was quicker.
 */
export async function changeVersion(
  query: Kysely<Schema>,
  row: Pick<RateVersionRow, 'id' | 'state' | 'revision'>,
  act: keyof typeof allowedIn,
  change: Partial<RateVersionRow> & { readonly state: RateState },
): Promise<void> {
  const allowed: readonly string[] = allowedIn[act]
  const changed = allowed.includes(row.state)
    ? await query
        .updateTable('rate_versions')
        .set(change)
        .where('id', '=', row.id)
        .where('state', '=', row.state)
        .where('revision', '=', row.revision)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (changed === undefined) throw settled(act)
}
