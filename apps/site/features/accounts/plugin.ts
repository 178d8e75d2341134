import type { Plugin } from '../../server/http/plugin.ts'
import type { AccountServices } from './account-services.ts'
import { registerSignIn, type SignInParts } from './register-sign-in.ts'
import { registerSignOut, type SignOutParts } from './register-sign-out.ts'
import { accountsRoutes } from './route.ts'

/** Signing in and out: the calls, the redirects, a form, and what the identity provider says. */
export const accounts: Plugin<AccountServices, SignInParts & SignOutParts> = {
  routes: accountsRoutes,
  register: (app, site) => {
    registerSignIn(app, site)
    registerSignOut(app, site)
  },
}
