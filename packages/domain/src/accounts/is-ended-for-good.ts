import type { Ctx } from '@hongyan/kernel/context'
import { digestOf } from './account-session.ts'

/**
 * Whether a secret that opens no session any more never will again: it was signed out, or nobody did anything until a
 * moment ago. What by this clock ended longer ago, or lies ahead, may have ended by the clock alone: a server whose
 * clock leaps by a day and comes back must not have told every browser to forget.
 */
export async function isEndedForGood(ctx: Ctx, input: { readonly secret: string }): Promise<boolean> {
  const row = await ctx.db.query
    .selectFrom('account_sessions')
    .select(['created_at', 'seen_at'])
    .where('secret_mac', '=', digestOf(input.secret))
    .executeTakeFirst()
  if (!row) return true
  const { idleMs, lifeMs } = ctx.settings.accounts
  const sinceEnd = ctx.now() - Math.min(row.created_at + lifeMs, row.seen_at + idleMs)
  return sinceEnd >= 0 && sinceEnd < idleMs
}
