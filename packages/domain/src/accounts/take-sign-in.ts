import type { LocaleId } from '@hongyan/locales'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { isAlive } from '../time/expiry.ts'
import { digestOf } from './account-session.ts'

/** A sign-in as it was begun. */
export type SignInTaken = {
  readonly nonce: string
  readonly verifier: string
  readonly returnTo: string
  readonly locale: LocaleId
}

/**
 * Takes up a sign-in where the provider's answer comes back: once, over every process, and only in the browser that
 * began it. Refuses `token-spent` for a state that is unknown, used, too old or another browser's.
 */
export async function takeSignIn(
  ctx: Ctx,
  input: { readonly state: string; readonly browser: string },
): Promise<SignInTaken> {
  const row = await ctx.db.query
    .deleteFrom('sign_ins')
    .where('state_mac', '=', digestOf(input.state))
    .where('browser_mac', '=', digestOf(input.browser))
    .returningAll()
    .executeTakeFirst()
  const { accounts, clockSkewMs: skewMs } = ctx.settings
  if (!row || !isAlive(row.expires_at, ctx.now(), { lifeMs: accounts.signInMs, skewMs })) {
    throw new DomainError({
      entity: 'account',
      code: 'token-spent',
      detail: 'No sign-in of this browser waits for this answer',
    })
  }
  const { nonce, verifier, return_to: returnTo } = row
  return { nonce, verifier, returnTo, locale: row.locale as LocaleId }
}
