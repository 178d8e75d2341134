import { findOwnShipment, type ListedShipment, listShipments } from '@hongyan/domain/shipments/list-shipments'
import { readProofImage } from '@hongyan/domain/tracking/read-proof-image'
import { showProof } from '@hongyan/domain/tracking/show-proof'
import type { Ctx } from '@hongyan/kernel/context'
import { success } from '../../calls/envelope.ts'
import { refuse } from '../../server/http/answer.ts'
import { defineRoute, type Route } from '../../server/requests/route.ts'
import { getSignPicture, listWaybill, trackWithPin } from './endpoints.ts'
import { presentOwnWaybill } from './present.ts'

/** The shipment of a number where it belongs to whoever is signed in, else null. */
export async function findOwn(ctx: Ctx, number: string): Promise<ListedShipment | null> {
  if (ctx.actor.kind !== 'customer') return null
  return findOwnShipment(ctx, { number })
}

/** The signed-in forms: own shipments, with every field. */
export const ownRoutes: readonly Route[] = [
  defineRoute(trackWithPin, async ({ query }, { ctx, locale }) => {
    const own = await findOwn(ctx, query.waybillCode)
    if (own === null) return refuse('unknown-number')
    return { kind: 'reply', status: 200, body: success(presentOwnWaybill(own, locale)) }
  }),

  defineRoute(listWaybill, async ({ body }, { ctx, locale }) => {
    const { pageNum, pageSize: limit } = body
    const { shipments, counts } = await listShipments(ctx, { limit, offset: (pageNum - 1) * limit })
    const list = shipments.map((own) => presentOwnWaybill(own, locale))
    return { kind: 'reply', status: 200, body: success({ total: counts.all, list }) }
  }),

  defineRoute(getSignPicture, async ({ query }, { ctx }) => {
    if ((await findOwn(ctx, query.waybillCode)) === null) return refuse('unknown-number')
    const proof = await showProof(ctx, { number: query.waybillCode, unlockToken: null })
    if (proof.state !== 'available') return refuse('not-available')
    return { kind: 'image', ...(await readProofImage(ctx, { link: proof.imageLink })) }
  }),
]
