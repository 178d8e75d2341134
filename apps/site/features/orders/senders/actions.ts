import { listOrders } from '@hongyan/domain/orders/list-orders'
import { z } from 'zod'
import { successOf } from '../../../calls/envelope.ts'
import { signInNeeded } from '../../../calls/refusals.ts'
import { type Action, defineAction } from '../../../server/requests/action.ts'
import { ofAccount, own, signedOut } from '../order-call.ts'
import { typedParty } from '../present-repeat.ts'

const sender = z
  .object({ name: z.string(), phone: z.string(), area: z.string(), detail: z.string() })
  .describe('As it would be typed, with the phone in full.')

export const showLastSenderAction = defineAction(
  {
    ...own,
    id: 'showLastSender',
    method: 'GET',
    path: '/v1/order-senders/last',
    summary: { en: 'The sender of the last order of the account', zh: '账户上一单的寄件人' },
    replies: { 200: successOf(z.object({ sender: sender.nullable() })) },
    refusals: [signInNeeded],
    access: { ...ofAccount, origin: 'any', repeat: 'reads', inUse: false },
    examples: [
      { ...signedOut, request: {} },
      {
        title: 'No order yet',
        signedIn: true,
        request: {},
        status: 200,
        reply: { code: 1, data: { sender: null } },
      },
    ],
  },
  (_input, { ctx }) => listOrders(ctx, { limit: 1 }),
  ({ orders: [last] }) => ({ sender: last ? typedParty(last.order.sender) : null }),
)

/** Who sent before. */
export const senderActions: readonly Action[] = [showLastSenderAction]
