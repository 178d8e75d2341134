import { readProofImage, unlockShipment } from '@hongyan/domain'
import { refuse } from '../answer.ts'
import { success } from '../envelope.ts'
import { defineRoute, type Route } from '../route.ts'
import { openProofFor } from '../track-view/present.ts'
import { getPhoneVerify, getSignImg, getSignPicture, getSignPictureNoPin } from './calls.ts'

/** Unlocking a shipment and its proof of delivery. */
export const proofRoutes: readonly Route[] = [
  defineRoute(getPhoneVerify, async ({ body }, { ctx }) => {
    const { waybillNo, token, expiresAt } = await unlockShipment(ctx, {
      number: body.waybillCode,
      tail: body.phoneTail,
    })
    return { kind: 'reply', status: 200, body: success({ waybillCode: waybillNo, token, expiresAt }) }
  }),

  defineRoute(getSignImg, async ({ body }, { ctx, locale }) => ({
    kind: 'reply',
    status: 200,
    body: success(await openProofFor(ctx, { number: body.waybillCode, unlockToken: body.token }, locale)),
  })),

  defineRoute(getSignPictureNoPin, async ({ query }, { ctx }) => ({
    kind: 'image',
    ...(await readProofImage(ctx, { link: query.link })),
  })),

  defineRoute(getSignPicture, async () => refuse('not-available')),
]
