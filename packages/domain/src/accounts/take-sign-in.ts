import type { Ctx } from '@hongyan/kernel/context'
import { isAlive } from '@hongyan/kernel/expiry'
import type { LocaleId } from '@hongyan/locales'
import { digestOf } from './account-session.ts'

/** What a sign-in leads to, as it was begun. */
type SignInWay = { readonly returnTo: string; readonly locale: LocaleId }

export type SignInTaken =
  /** `at` is when it began, ms UTC. */
  | ({
      readonly kind: 'begun'
      readonly at: number
      readonly nonce: string
      readonly verifier: string
    } & SignInWay)
  /** This browser's, which has come back with it before: `at` ms UTC. */
  | ({ readonly kind: 'taken'; readonly at: number } & SignInWay)
  /** This browser's, and its time is over; or a clock was wrong. */
  | ({ readonly kind: 'over' } & SignInWay)
  /** Nobody's, or another browser's. */
  | { readonly kind: 'unknown' }

/**
 * Takes up a sign-in where the provider's answer comes back: once, over every process, and only in the browser that
 * began it. What is taken is kept until it would have ended, without what opens anything: that browser may show the
 * same answer again, by its back button or a second click.
 */
export async function takeSignIn(
  ctx: Ctx,
  input: { readonly state: string; readonly browser: string },
): Promise<SignInTaken> {
  const row = await ctx.db.query
    .selectFrom('sign_ins')
    .selectAll()
    .where('state_mac', '=', digestOf(input.state))
    .where('browser_mac', '=', digestOf(input.browser))
    .executeTakeFirst()
  if (!row) return { kind: 'unknown' }
  const { accounts, clockSkewMs: skewMs } = ctx.settings
  const now = ctx.now()
  const way = { returnTo: row.return_to, locale: row.locale as LocaleId }
  if (row.taken_at !== null) return { kind: 'taken', at: row.taken_at, ...way }
  if (!isAlive(row.expires_at, now, { lifeMs: accounts.signInMs, skewMs })) return { kind: 'over', ...way }
  const { numUpdatedRows } = await ctx.db.query
    .updateTable('sign_ins')
    .set({ taken_at: now, nonce: '', verifier: '' })
    .where('state_mac', '=', row.state_mac)
    .where('taken_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return { kind: 'taken', at: now, ...way }
  const { nonce, verifier } = row
  return { kind: 'begun', at: row.expires_at - accounts.signInMs, nonce, verifier, ...way }
}
