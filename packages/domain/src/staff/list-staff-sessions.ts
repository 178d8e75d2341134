import type { Ctx } from '@hongyan/kernel/context'
import { livesUntil } from '../accounts/account-session.ts'
import type { SessionView } from '../accounts/list-sessions.ts'
import { ownStaff } from './own-staff.ts'

/** Where whoever asks is signed in, the device used last first. Refuses `sign-in-needed`. */
export async function listStaffSessions(ctx: Ctx): Promise<readonly SessionView[]> {
  const rows = await ctx.db.query
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('staff_id', '=', ownStaff(ctx).staffId)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows
    .filter((row) => livesUntil(ctx, row, ctx.settings.staff) !== null)
    .map(({ id, device, created_at: since, seen_at: lastSeen }) => ({ id, device, since, lastSeen }))
}
