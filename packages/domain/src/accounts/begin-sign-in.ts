import { randomBytes } from 'node:crypto'
import type { Ctx } from '@hongyan/kernel/context'
import { storedPastEndMs } from '@hongyan/kernel/expiry'
import type { LocaleId } from '@hongyan/locales'
import { digestOf } from './account-session.ts'

/** What goes to the identity provider, and what must come back with its answer. */
type SignInBegun = {
  readonly state: string
  readonly nonce: string
  /** PKCE: shown to the provider only when its code is exchanged. */
  readonly verifier: string
}

/**
 * Begins a sign-in of one browser, known by a secret it holds. `returnTo` is where it leads in the end: whoever calls
 * has made sure that it is trusted.
 */
export async function beginSignIn(
  ctx: Ctx,
  input: { readonly browser: string; readonly returnTo: string; readonly locale: LocaleId },
): Promise<SignInBegun> {
  const now = ctx.now()
  const [state, nonce, verifier] = [secret(), secret(), secret()]
  await forgetOld(ctx, now - storedPastEndMs)
  await ctx.db.query
    .insertInto('sign_ins')
    .values({
      state_mac: digestOf(state),
      browser_mac: digestOf(input.browser),
      nonce,
      verifier,
      return_to: input.returnTo,
      locale: input.locale,
      expires_at: now + ctx.settings.accounts.signInMs,
      taken_at: null,
    })
    .execute()
  return { state, nonce, verifier }
}

/** 43 characters that nobody can guess: as many as PKCE asks for at least. */
function secret(): string {
  return randomBytes(32).toString('base64url')
}

/** Those that are over leave a few at a time, with every new one. */
async function forgetOld(ctx: Ctx, before: number): Promise<void> {
  await ctx.db.query
    .deleteFrom('sign_ins')
    .where('state_mac', 'in', (eb) =>
      eb
        .selectFrom('sign_ins')
        .select('state_mac')
        .where('expires_at', '<', before)
        .orderBy('expires_at')
        .limit(10),
    )
    .execute()
}
