import type { ShellFacts } from '../shell-facts.ts'
import type { Config } from './config.ts'

/** What pages need of the settings; what is not set leaves the page's own default. */
export function shellFacts(config: Config): ShellFacts {
  const { ORDER_PORTAL, PERSONAL_CENTRE_GRAY, SIGN_IN_URL, PARENT_DOMAIN, OIDC_ISSUER } = config
  return {
    ...(ORDER_PORTAL
      ? { orderPortal: { gray: PERSONAL_CENTRE_GRAY ? '1' : '0', origin: ORDER_PORTAL } }
      : {}),
    ...(OIDC_ISSUER ? { signsIn: true } : {}),
    ...(SIGN_IN_URL ? { signInUrl: SIGN_IN_URL } : {}),
    ...(PARENT_DOMAIN ? { parentDomain: PARENT_DOMAIN } : {}),
  }
}
