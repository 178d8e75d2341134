import { notAvailable } from '../../calls/refusals.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import type { AccountServices } from './account-services.ts'
import { accountActions } from './actions.ts'
import type { OwnOverview } from './overview/load.ts'
import { ownOverview } from './overview/own-overview.ts'
import { ownDataActions } from './own-data/actions.ts'
import { registerSignIn, type SignInParts } from './register-sign-in.ts'
import { registerSignOut, type SignOutParts } from './register-sign-out.ts'

/** Signing in and out, and what an account may see and do about what is held of it. */
export const accounts: Plugin<AccountServices, SignInParts & SignOutParts, unknown, OwnOverview> = {
  routes: [...accountActions, ...ownDataActions],
  words: { account: { names: { 'not-found': notAvailable } } },
  own: (_site, ctx) => ownOverview(ctx),
  register: (app, site) => {
    registerSignIn(app, site)
    registerSignOut(app, site)
  },
}
