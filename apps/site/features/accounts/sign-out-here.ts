import { type Ctx, endSession } from '@hongyan/domain'
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
  const { accountCookie, identityProvider, publicOrigin } = services
  const secret = accountCookie.read(input.cookie)
  const ended = secret === null ? null : await endSession(ctx, { secret })
  const back = paths.signedOut(input.locale)
  const cookies = accountCookie.forget()
  if (ended === null || identityProvider === null) return { next: back, cookies }
  const address = await identityProvider
    .leave({ idToken: ended.idToken, back: new URL(back, publicOrigin).href })
    // Signing out here must not depend on anybody else.
    .catch(() => null)
  return { next: address?.href ?? back, cookies }
}
