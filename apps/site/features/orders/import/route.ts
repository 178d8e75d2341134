import { mendOrderList } from '@hongyan/domain/orders/mend-order-list'
import { type Answer, refuse } from '../../../server/http/answer.ts'
import { defineRoute, type Route } from '../../../server/requests/route.ts'
import { keepListTextCall, mendOrderListCall } from './endpoints.ts'
import { keepListText } from './list-text.ts'

const done: Answer = { kind: 'reply', status: 200, body: { code: 1, errorMsg: '' } }

/** The calls of lists that are not placed yet. */
export const listRoutes: readonly Route[] = [
  defineRoute(mendOrderListCall, async ({ body }, { ctx }) => {
    await mendOrderList(ctx, body)
    return done
  }),
  defineRoute(keepListTextCall, async ({ body }, { ctx }) =>
    (await keepListText(ctx, body)) ? done : refuse('conflict'),
  ),
]
