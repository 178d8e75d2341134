import type { Ctx, StaffGrant } from '@hongyan/kernel/context'
import { ownStaff } from './own-staff.ts'
import { type StaffRight, staffMaySomewhere, staffRights } from './staff-rights.ts'

/** Whoever of staff asks. */
export type OwnStaff = {
  readonly id: string
  /** As the identity provider tells it; their mail address where it tells none. */
  readonly name: string
  readonly grants: readonly StaffGrant[]
  /** What they may do somewhere. */
  readonly rights: readonly StaffRight[]
}

/** Who asks, and what they may do. Refuses `sign-in-needed`. */
export async function showOwnStaff(ctx: Ctx): Promise<OwnStaff> {
  const person = ownStaff(ctx)
  const { name, mail } = await ctx.db.query
    .selectFrom('staff')
    .select(['name', 'mail'])
    .where('id', '=', person.staffId)
    .executeTakeFirstOrThrow()
  const rights = staffRights.filter((right) => staffMaySomewhere(person, right))
  return { id: person.staffId, name: name ?? mail, grants: person.grants, rights }
}

/** What an authenticator shows of whoever asks, so that they tell their own passkeys apart. Refuses `sign-in-needed`. */
export async function showStaffMail(ctx: Ctx): Promise<{ readonly mail: string; readonly name: string }> {
  const { name, mail } = await ctx.db.query
    .selectFrom('staff')
    .select(['name', 'mail'])
    .where('id', '=', ownStaff(ctx).staffId)
    .executeTakeFirstOrThrow()
  return { mail, name: name ?? mail }
}
