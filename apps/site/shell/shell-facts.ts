import type { OrderPortal } from './order/order-link.ts'

/** What the server's settings tell the shell, beside the page context; absent settings leave the defaults. */
export type ShellFacts = {
  /** Where orders are placed when the personal-centre gray-release flag is `'1'`. */
  readonly orderPortal?: OrderPortal
  /** Whether people can sign in here: the settings name an identity provider. */
  readonly signsIn?: boolean
  /** Single sign-on page, when it is not this site's own. */
  readonly signInUrl?: string
  /** Domain of the language cookie, shared with the sister sites, such as `hongyan.example`. */
  readonly parentDomain?: string
}
