import type { Ctx } from '@hongyan/kernel/context'
import { livesUntil } from './account-session.ts'
import { ownAccount } from './own-account.ts'

/** A device on which the account is signed in. Instants are ms UTC. */
export type SessionView = {
  readonly id: string
  /** Browser and system, such as `Chrome, Windows`; null where they are not known. */
  readonly device: string | null
  readonly since: number
  readonly lastSeen: number
}

/** Where the account of `ctx` is signed in, the device used last first. Refuses `sign-in-needed`. */
export async function listSessions(ctx: Ctx): Promise<readonly SessionView[]> {
  const rows = await ctx.db.query
    .selectFrom('account_sessions')
    .select(['id', 'device', 'created_at', 'seen_at'])
    .where('account_id', '=', ownAccount(ctx))
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows
    .filter((row) => livesUntil(ctx, row) !== null)
    .map(({ id, device, created_at: since, seen_at: lastSeen }) => ({ id, device, since, lastSeen }))
}
