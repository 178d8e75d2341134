import type { Ctx } from '../context.ts'
import { forgetShared, type SharedRule, takeShared } from './shared-limits.ts'

/** One in so many uses also clears away rows that no longer limit anything. */
const clearedEvery = 20
let taken = 0

/**
 * Takes one use of a limit that every process draws on. Returns null when it was taken, else when one can be taken
 * again (ms UTC). Nothing is taken when refused.
 */
export async function takeSharedLimit(
  ctx: Ctx,
  rule: SharedRule,
): Promise<{ readonly retryAt: number } | null> {
  const now = ctx.now()
  const taking = await ctx.db.transaction((trx) => takeShared(trx, [rule], now))
  taken = (taken + 1) % clearedEvery
  if (taken === 0) await forgetShared(ctx.db, now)
  return taking.kind === 'taken' ? null : { retryAt: taking.retryAt }
}
