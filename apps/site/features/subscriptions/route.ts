import { DomainError } from '@hongyan/domain/errors'
import { confirmSubscription } from '@hongyan/domain/subscriptions/confirm-subscription'
import { endSubscription } from '@hongyan/domain/subscriptions/end-subscription'
import { listSubscriptions } from '@hongyan/domain/subscriptions/list-subscriptions'
import { stopSubscriptions } from '@hongyan/domain/subscriptions/stop-subscriptions'
import { subscribe } from '@hongyan/domain/subscriptions/subscribe'
import { success } from '../../calls/envelope.ts'
import type { Answer } from '../../server/http/answer.ts'
import { refusalOfError } from '../../server/http/refusal-of-error.ts'
import { type At, defineRoute, type Route } from '../../server/requests/route.ts'
import {
  confirmSubscriptionCall,
  endSubscriptionCall,
  listSubscriptionsCall,
  stopSubscriptionCall,
  subscribeCall,
} from './endpoints.ts'
import { presentSubscribed, presentSubscription } from './present.ts'
import type { SubscriptionServices } from './register-subscriptions.ts'
import { subscriptionRefusal } from './subscription-words.ts'

const reply = (body: unknown): Answer => ({ kind: 'reply', status: 200, body })

/** Does the work; what keeps a subscription from being made is said in the words of its form. */
async function orRefusal(
  { ctx, locale, services: { words } }: At<SubscriptionServices>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const refusal = refusalOfError(error, { now: ctx.now(), locale, words })
    if (refusal.kind !== 'refusal') return refusal
    return { text: subscriptionRefusal(locale, error), ...refusal }
  }
}

/** Following shipments, by call. */
export const subscriptionRoutes: readonly Route<SubscriptionServices>[] = [
  defineRoute(subscribeCall, async ({ body }, at) =>
    orRefusal(at, async () => {
      const became = await subscribe(at.ctx, { ...body, locale: at.locale })
      return reply(success(presentSubscribed(became, body, at.services.publicOrigin)))
    }),
  ),
  defineRoute(confirmSubscriptionCall, async ({ body }, { ctx }) => {
    const { waybillNo: number, address, stop } = await confirmSubscription(ctx, body)
    return reply(success({ number, address, stop }))
  }),
  defineRoute(stopSubscriptionCall, async ({ body }, { ctx }) =>
    reply(success({ stopped: await stopSubscriptions(ctx, body) })),
  ),
  defineRoute(listSubscriptionsCall, async (_input, { ctx }) =>
    reply(success({ subscriptions: (await listSubscriptions(ctx)).map(presentSubscription) })),
  ),
  defineRoute(endSubscriptionCall, async ({ params }, { ctx }) => {
    await endSubscription(ctx, params)
    return reply({ code: 1, errorMsg: '' })
  }),
]
