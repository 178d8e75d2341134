import type { IdentityProvider } from '../../server/integrations/openid-provider.ts'
import type { AccountCookie } from '../../server/security/account-cookie.ts'

/** What the calls about whoever is signed in take from the process. */
export type AccountServices = {
  readonly accountCookie: AccountCookie
  /** Where people prove who they are; null where nobody can. */
  readonly identityProvider: IdentityProvider | null
  /** Origin the site is known by. */
  readonly publicOrigin: string
}
