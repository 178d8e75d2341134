import { listTrackPoints, type TrackedShipment, trackNumbers } from '@hongyan/domain'
import { recogniseNumber } from '@hongyan/domain/numbers'
import type { LocaleId } from '@hongyan/locales'
import { type Answer, refuse } from '../answer.ts'
import { success } from '../envelope.ts'
import { type At, defineRoute, type Route } from '../route.ts'
import { getWaybillGisTrack, getWaybillNodeTrack, queryBill, trackNoPin, trackPackageNoPin } from './calls.ts'
import { presentBill, presentNodes, presentPackage, presentWaybill } from './present.ts'

/** Finds the shipment of one number and presents it, or says why not. */
async function lookUp(
  { ctx, locale }: At,
  number: string,
  present: (shipment: TrackedShipment, locale: LocaleId) => unknown,
): Promise<Answer> {
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
  defineRoute(trackNoPin, async ({ query }, at) => lookUp(at, query.waybillCode, presentWaybill)),

  defineRoute(trackPackageNoPin, async ({ query }, at) => {
    const recognised = recogniseNumber(query.packageCode)
    if (recognised.kind !== 'package') return refuse('bad-number')
    return lookUp(at, query.packageCode, (shipment, locale) =>
      presentPackage(shipment, recognised.number, locale),
    )
  }),

  defineRoute(getWaybillNodeTrack, async ({ query }, at) => lookUp(at, query.waybillCode, presentNodes)),

  defineRoute(queryBill, async ({ query }, at) => lookUp(at, query.billCode, presentBill)),

  defineRoute(getWaybillGisTrack, async ({ body }, at) => {
    const { points, asOf } = await listTrackPoints(at.ctx, { number: body.waybillCode })
    return {
      kind: 'reply',
      status: 200,
      body: success({ points: points.map(({ at: time, ...point }) => ({ ...point, time })), asOf }),
    }
  }),
]
