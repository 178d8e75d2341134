import type { AnswerOf } from '../../../../calls/call.ts'
import { call } from '../../../../client/call.ts'
import { listSubscriptionsAction } from '../../../subscriptions/actions.ts'
import { showAccountAction } from '../../actions.ts'
import { listSessionsAction, showHoldingsAction } from '../actions.ts'

/** Everything the page shows, as the server tells it. */
export type OwnData = {
  readonly holdings: AnswerOf<typeof showHoldingsAction>['data']
  readonly sessions: AnswerOf<typeof listSessionsAction>['data']['sessions']
  readonly subscriptions: AnswerOf<typeof listSubscriptionsAction>['data']['subscriptions']
}

export type OwnDataAnswer =
  | { readonly kind: 'shown'; readonly data: OwnData }
  | { readonly kind: 'signed-out' | 'failed' }

/** Asks whether anybody is signed in, then for all of it at once. */
export async function readOwnData(signal?: AbortSignal): Promise<OwnDataAnswer> {
  const options = { saysWhy: true, ...(signal === undefined ? {} : { signal }) }
  const account = await call(showAccountAction, {}, options)
  if (account.kind !== 'ok') return { kind: 'failed' }
  if (!account.answer.data.signedIn) return { kind: 'signed-out' }
  const [holdings, sessions, subscriptions] = await Promise.all([
    call(showHoldingsAction, {}, options),
    call(listSessionsAction, {}, options),
    call(listSubscriptionsAction, {}, options),
  ])
  if (holdings.kind === 'ok' && sessions.kind === 'ok' && subscriptions.kind === 'ok') {
    return {
      kind: 'shown',
      data: {
        holdings: holdings.answer.data,
        sessions: sessions.answer.data.sessions,
        subscriptions: subscriptions.answer.data.subscriptions,
      },
    }
  }
  return { kind: 'failed' }
}
