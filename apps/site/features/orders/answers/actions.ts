import { mostPackages } from '@hongyan/domain/numbers/recognise-number'
import { acceptOrder } from '@hongyan/domain/orders/accept-order'
import { refusalReasons } from '@hongyan/domain/orders/order-vocabulary'
import { refuseOrder } from '@hongyan/domain/orders/refuse-order'
import { z } from 'zod'
import { plainSuccess } from '../../../calls/envelope.ts'
import { badSignature, conflict } from '../../../calls/refusals.ts'
import { defineAction } from '../../../server/requests/action.ts'
import { params, publicCall } from '../order-call.ts'
import { unknownOrder } from '../refusals.ts'

export const answerOrderAction = defineAction(
  {
    ...publicCall,
    id: 'answerOrder',
    method: 'POST',
    path: '/v1/orders/{number}/answer',
    summary: {
      en: 'Whether the company carries an order, from its own system',
      zh: '公司自己的系统答复一张订单接不接',
    },
    description: {
      en:
        'Signed as `/v1/events` is. `accepted` may name the waybills, which carry all pieces; without them the order gets one ' +
        'of ours. Saying it again changes nothing.',
      zh: '签名同 `/v1/events`。`accepted` 可以带上运单号，件数要对得上；不带的，用我们的号。再说一次，什么都不变。',
    },
    params,
    body: z.discriminatedUnion('state', [
      z.strictObject({
        state: z.literal('accepted'),
        waybills: z
          .array(z.strictObject({ number: z.string().max(60), pieces: z.int().min(1).max(mostPackages) }))
          .min(1)
          .max(mostPackages)
          .optional(),
      }),
      z.strictObject({ state: z.literal('refused'), reason: z.enum(refusalReasons) }),
    ]),
    replies: { 200: plainSuccess },
    refusals: [badSignature, unknownOrder, conflict],
    access: { who: 'partner', record: 'none', origin: 'any', repeat: 'repeats' },
    examples: [
      {
        title: 'An order that there is not',
        request: { params: { number: 'HO0000000000000' }, body: { state: 'accepted' } },
        status: 404,
        reply: { code: 1171 },
      },
    ],
  },
  async ({ params: { number }, body }, { ctx }) => {
    if (body.state === 'refused') await refuseOrder(ctx, { number, reason: body.reason })
    else await acceptOrder(ctx, { number, waybills: body.waybills ?? null })
  },
)
