import type { Ctx, StaffGrant } from '@hongyan/kernel/context'
import { livesUntil } from '../accounts/account-session.ts'
import { staffWith } from './own-staff.ts'
import { readGrants } from './read-grants.ts'

/** Somebody of staff. Instants are ms UTC. */
export type StaffView = {
  readonly id: string
  readonly mail: string
  /** Null until they have signed in. */
  readonly name: string | null
  readonly grants: readonly StaffGrant[]
  /** When they were last seen at the desk; null where they are signed in nowhere. */
  readonly lastSeen: number | null
}

/** Everybody who works at the desk, the first who came first. Refusals: `sign-in-needed`, `forbidden`. */
export async function listStaff(ctx: Ctx): Promise<readonly StaffView[]> {
  if (ctx.actor.kind !== 'system') staffWith(ctx, 'manage-staff')
  const people = await ctx.db.query
    .selectFrom('staff')
    .select(['id', 'mail', 'name'])
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute()
  const grantsOf = await readGrants(ctx.db.query, 'everybody')
  const sessions = await ctx.db.query
    .selectFrom('staff_sessions')
    .select(['staff_id', 'created_at', 'seen_at'])
    .execute()
  const seen = new Map<string, number>()
  for (const row of sessions) {
    if (livesUntil(ctx, row, ctx.settings.staff) === null) continue
    seen.set(row.staff_id, Math.max(row.seen_at, seen.get(row.staff_id) ?? 0))
  }
  return people.map((person) => ({
    ...person,
    grants: grantsOf(person.id),
    lastSeen: seen.get(person.id) ?? null,
  }))
}
