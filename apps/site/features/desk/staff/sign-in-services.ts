import type { IdentityProvider } from '../../../server/integrations/openid-provider.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import type { SecretCookie } from '../../../server/security/account-cookie.ts'

/** What signing in to the desk and out of it takes from the process. */
export type StaffServices = Pick<RequestServices, 'staffCookie' | 'publicOrigin'> & {
  /** Where staff prove who they are; null where the settings name nobody. */
  readonly identityProvider: IdentityProvider | null
  /** Where visitors see what is published. */
  readonly siteOrigin: string
}

export type DeskSignIn = {
  readonly services: StaffServices & Pick<RequestServices, 'ctxFor' | 'takeLimit' | 'takeSharedLimit'>
  /** What a browser holds while it is at the identity provider. */
  readonly signInCookie: SecretCookie
  /** Staff may sign in by a passkey: nobody needs a provider for it. */
  readonly usesPasskeys: boolean
}
