import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { trackNumbers } from '@hongyan/domain/tracking/track-numbers'
import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import type { LocaleId } from '@hongyan/locales'
import { success } from '../../calls/envelope.ts'
import { type Answer, refuse } from '../../server/http/answer.ts'
import { type At, defineRoute, type Route } from '../../server/requests/route.ts'
import {
  getWaybillGisTrack,
  getWaybillNodeTrack,
  queryBill,
  trackNoPin,
  trackPackageNoPin,
} from './endpoints.ts'
import { findOwn } from './own.ts'
import { presentBill, presentNodes, presentPackage, presentPoints, presentWaybill } from './present.ts'

type Present = (shipment: TrackedShipment, locale: LocaleId) => unknown

/** Finds the consignment of one number, also by that of a package, and presents it, or says why not. */
async function lookUpWhole(at: At, number: string, present: Present): Promise<Answer> {
  if (recogniseNumber(number).kind !== 'package') return lookUp(at, number, present)
  const [answer] = await trackNumbers(at.ctx, { numbers: [number] })
  return lookUp(at, answer?.kind === 'found' ? answer.shipment.waybillNo : number, present)
}

/** Finds the shipment of one number and presents it, or says why not. */
async function lookUp({ ctx, locale }: At, number: string, present: Present): Promise<Answer> {
  const [answer] = await trackNumbers(ctx, { numbers: [number] })
  switch (answer?.kind) {
    case 'found': {
      const data = present(answer.shipment, locale)
      return data === null ? refuse('unknown-number') : { kind: 'reply', status: 200, body: success(data) }
    }
    case 'not-yet-scanned':
      return refuse('not-yet-scanned')
    case 'bad-format':
      return refuse('bad-number')
    default:
      return refuse('unknown-number')
  }
}

/** The queries anyone may make. */
export const lookUpRoutes: readonly Route[] = [
  defineRoute(trackNoPin, async ({ query }, at) => lookUpWhole(at, query.waybillCode, presentWaybill)),

  defineRoute(trackPackageNoPin, async ({ query }, at) => {
    const recognised = recogniseNumber(query.packageCode)
    if (recognised.kind !== 'package') return refuse('bad-number')
    return lookUp(at, query.packageCode, (shipment, locale) =>
      presentPackage(shipment, recognised.number, locale),
    )
  }),

  defineRoute(getWaybillNodeTrack, async ({ query }, at) => lookUpWhole(at, query.waybillCode, presentNodes)),

  defineRoute(queryBill, async ({ query }, at) => {
    const own = await findOwn(at.ctx, query.billCode)
    return lookUpWhole(at, query.billCode, (shipment, locale) => presentBill(shipment, locale, own))
  }),

  defineRoute(getWaybillGisTrack, async ({ body }, at) => lookUpWhole(at, body.waybillCode, presentPoints)),
]
