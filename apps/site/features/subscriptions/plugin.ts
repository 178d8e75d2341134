import { listSubscriptions } from '@hongyan/domain/subscriptions/list-subscriptions'
import type { Ctx } from '@hongyan/kernel/context'
import type { Plugin } from '../../server/requests/plugin.ts'
import { subscriptionActions } from './actions.ts'
import { subscriptionForms } from './forms.ts'
import type { OwnSubscriptions, SubscriptionNeeds } from './needs.ts'
import { presentSubscription } from './present.ts'
import { registerSubscriptions, type SubscriptionServices } from './register-subscriptions.ts'
import { subscriptionWords } from './subscription-words.ts'

type Site = { readonly pageCtx: Ctx; readonly services: SubscriptionServices }

/** Following a shipment: by form, by call, from a mailbox and from a feed reader. */
export const subscriptions: Plugin<SubscriptionServices, Site, SubscriptionNeeds, OwnSubscriptions> = {
  routes: subscriptionActions,
  forms: subscriptionForms,
  words: { subscription: subscriptionWords },
  pages: ({ pageCtx }) => ({ subscriptionChannels: pageCtx.settings.subscriptions.channels }),
  own: (_site, ctx) => ({ followed: async () => (await listSubscriptions(ctx)).map(presentSubscription) }),
  register: (app, { services }) => registerSubscriptions(app, services),
}
