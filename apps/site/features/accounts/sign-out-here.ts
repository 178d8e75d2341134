import { endSession } from '@hongyan/domain/accounts/end-session'
import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import { paths } from '../../paths.ts'
import type { AccountServices } from './account-services.ts'

/**
 * Ends the session of a browser, whether or not the provider can be asked where it signs people out. Returns where the
 * browser goes next: to the provider, which sends it on to the page that says so, or there at once.
 */
export async function signOutHere(
  ctx: Ctx,
  services: AccountServices,
  input: { readonly cookie: string | undefined; readonly locale: LocaleId },
): Promise<{ readonly next: string; readonly cookies: readonly string[] }> {
  const secret = services.accountCookie.read(input.cookie)
  const ended = secret === null ? null : await endSession(ctx, { secret })
  return leave(services, ended, input.locale)
}

/** Where a browser goes whose session has ended, and what it forgets; null where nobody was signed in. */
export async function leave(
  { accountCookie, identityProvider, publicOrigin }: AccountServices,
  ended: { readonly idToken: string | null } | null,
  locale: LocaleId,
): Promise<{ readonly next: string; readonly cookies: readonly string[] }> {
  const back = paths.signedOut(locale)
  const cookies = accountCookie.forget()
  if (ended === null || identityProvider === null) return { next: back, cookies }
  const address = await identityProvider
    .leave({ idToken: ended.idToken, back: new URL(back, publicOrigin).href })
    // Signing out here must not depend on anybody else.
    .catch(() => null)
  return { next: address?.href ?? back, cookies }
}
