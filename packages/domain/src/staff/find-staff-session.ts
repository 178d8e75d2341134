import type { Ctx, StaffPerson } from '@hongyan/kernel/context'
import { digestOf, livesUntil } from '../accounts/account-session.ts'
import { readGrants } from './read-grants.ts'

/** Somebody of staff who is signed in on one device. Instants are ms UTC. */
type StaffSession = {
  readonly id: string
  readonly person: StaffPerson
  /** As the identity provider tells it; their mail address where it tells none. */
  readonly name: string
  /** When it ends unless something is done before. */
  readonly idleAt: number
  /** When it ends in any case. */
  readonly endsAt: number
}

/** A use is written down as often as this in the time that one may be idle: not with every call. */
const writtenPerIdle = 60

/**
 * The session that a browser's secret opens, with what its person may do at this moment; null when it has ended. With
 * `inUse` its idle time begins anew.
 */
export async function findStaffSession(
  ctx: Ctx,
  input: { readonly secret: string; readonly inUse: boolean },
): Promise<StaffSession | null> {
  const { staff: limits } = ctx.settings
  const row = await ctx.db.query
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .selectAll('staff_sessions')
    .select(['staff.name', 'staff.mail'])
    .where('secret_mac', '=', digestOf(input.secret))
    .where('staff.ended_at', 'is', null)
    .executeTakeFirst()
  const before = row && livesUntil(ctx, row, limits)
  if (!before) return null
  const grantsOf = await readGrants(ctx.db.query, { staffId: row.staff_id })
  const person: StaffPerson = { kind: 'person', staffId: row.staff_id, grants: grantsOf(row.staff_id) }
  const session = { id: row.id, person, name: row.name ?? row.mail }
  const now = ctx.now()
  if (!input.inUse || Math.abs(now - row.seen_at) < limits.idleMs / writtenPerIdle)
    return { ...session, ...before }
  await ctx.db.query.updateTable('staff_sessions').set({ seen_at: now }).where('id', '=', row.id).execute()
  return { ...session, endsAt: before.endsAt, idleAt: Math.min(before.endsAt, now + limits.idleMs) }
}
