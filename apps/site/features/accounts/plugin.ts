import type { Plugin } from '../../server/requests/plugin.ts'
import type { AccountServices } from './account-services.ts'
import type { OwnOverview } from './overview/load.ts'
import { ownOverview } from './overview/own-overview.ts'
import { ownDataRoutes } from './own-data/route.ts'
import { registerSignIn, type SignInParts } from './register-sign-in.ts'
import { registerSignOut, type SignOutParts } from './register-sign-out.ts'
import { accountsRoutes } from './route.ts'

/** Signing in and out, and what an account may see and do about what is held of it. */
export const accounts: Plugin<AccountServices, SignInParts & SignOutParts, unknown, OwnOverview> = {
  routes: [...accountsRoutes, ...ownDataRoutes],
  words: { account: { names: { 'not-found': 'not-available' } } },
  own: (_site, ctx) => ownOverview(ctx),
  register: (app, site) => {
    registerSignIn(app, site)
    registerSignOut(app, site)
  },
}
