import { unlockByCode } from '@hongyan/domain/tracking/shipment-code'
import { unlockShipment } from '@hongyan/domain/tracking/unlock-shipment'
import { success } from '../../calls/envelope.ts'
import { defineRoute, type Route } from '../../server/requests/route.ts'
import { getPhoneVerify, getSignImg, getSignPictureNoPin } from './endpoints.ts'
import { answerProof, answerProofImage } from './view/present.ts'

/** Unlocking a shipment and its proof of delivery. */
export const proofRoutes: readonly Route[] = [
  defineRoute(getPhoneVerify, async ({ body }, { ctx }) => {
    const { waybillCode: number, phoneTail, verifyCode } = body
    const { waybillNo, token, expiresAt } =
      verifyCode === undefined
        ? await unlockShipment(ctx, { number, tail: phoneTail ?? '' })
        : await unlockByCode(ctx, { number, code: verifyCode })
    return { kind: 'reply', status: 200, body: success({ waybillCode: waybillNo, token, expiresAt }) }
  }),

  defineRoute(getSignImg, ({ body }, { ctx, locale }) =>
    answerProof(ctx, { number: body.waybillCode, unlockToken: body.token }, locale),
  ),
  defineRoute(getSignPictureNoPin, ({ query }, { ctx }) => answerProofImage(ctx, query.link)),
]
