import type { Branch } from '@hongyan/domain/branches/branch'
import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { waitingClaims } from '@hongyan/domain/claims/show-claim'
import { transitionClaim } from '@hongyan/domain/claims/transition-claim'
import { acceptOrder } from '@hongyan/domain/orders/accept-order'
import type { OrderIntake } from '@hongyan/domain/orders/order-intake'
import { type OrderOnItsWay, ordersOnTheirWay, waitingOrders } from '@hongyan/domain/orders/orders-under-way'
import {
  answerDeliveryChange,
  waitingDeliveryChanges,
} from '@hongyan/domain/shipments/answer-delivery-change'
import type { IncomingEvent } from '@hongyan/domain/tracking/incoming-event'
import { ingestEvents } from '@hongyan/domain/tracking/ingest-events'
import type { EventCode } from '@hongyan/domain/tracking/vocabulary'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'

/** Takes every order; whether it carries it shows when its clerk comes round. */
export const sampleDepot: OrderIntake = {
  hand: async () => ({ kind: 'taken' }),
  notify: async () => ({ kind: 'delivered' }),
}

/** What happens to a sample order, seconds after it was accepted and its pickup began: a day of days within six minutes. */
const stages: readonly {
  readonly code: EventCode
  readonly after: number
  readonly at: 'origin' | 'destination'
}[] = [
  { code: 'picked_up', after: 30, at: 'origin' },
  { code: 'origin_departed', after: 75, at: 'origin' },
  { code: 'hub_sorted', after: 120, at: 'origin' },
  { code: 'trunk_departed', after: 165, at: 'origin' },
  { code: 'destination_arrived', after: 230, at: 'destination' },
  { code: 'branch_arrived', after: 270, at: 'destination' },
  { code: 'out_for_delivery', after: 310, at: 'destination' },
  { code: 'delivered', after: 360, at: 'destination' },
]

/** How long an order, a wish or a claim waits for the depot, in ms: where staff can answer it first, long enough for them. */
export const depotWaits = { alone: 15_000, besideStaff: 600_000 } as const

/**
 * One round of the depot: what has waited long enough is accepted, and of what is on its way the scans that are due
 * arrive. They carry ids and times of their own, so that a round that is repeated, by whichever process, adds nothing.
 */
export async function playDepot(
  ctx: Ctx,
  network: BranchNetwork,
  waitsMs: number = depotWaits.alone,
): Promise<void> {
  for (const number of await waitingOrders(ctx, { placedBefore: ctx.now() - waitsMs })) {
    await acceptOrder(ctx, { number, waybills: null }).catch((error: unknown) => {
      // Cancelled between the two looks.
      if (!(error instanceof DomainError && error.code === 'conflict')) throw error
    })
  }
  await playClerk(ctx, waitsMs)
  const events = (await ordersOnTheirWay(ctx)).flatMap((order) => dueScans(order, network, ctx.now()))
  if (events.length > 0)
    await ingestEvents(ctx, { events: events.slice(0, ctx.settings.tracking.eventsPerBatch) })
}

/** Wishes about deliveries are met, and claims looked at, once they have waited long enough. */
async function playClerk(ctx: Ctx, waitsMs: number): Promise<void> {
  const before = ctx.now() - waitsMs
  const changes = await waitingDeliveryChanges(ctx, { askedBefore: before })
  const answers = changes.map(({ waybillNo: number, revision }) =>
    answerDeliveryChange(ctx, { number, revision, answer: { kind: 'accepted' } }),
  )
  const claims = await waitingClaims(ctx, { filedBefore: before })
  const moves = claims.map((number) => transitionClaim(ctx, { number, move: { step: 'review' } }))
  for (const result of await Promise.allSettled([...answers, ...moves])) {
    // Another process was faster, or whoever asked has thought again.
    const isSettled = result.status === 'rejected' && result.reason instanceof DomainError
    if (result.status === 'rejected' && !isSettled) throw result.reason
  }
}

/** The scans of an order that have happened by `now` (ms UTC) and are not known to be stored. */
function dueScans(order: OrderOnItsWay, network: BranchNetwork, now: number): readonly IncomingEvent[] {
  return stages.flatMap(({ code, after, at }, index): IncomingEvent[] => {
    const moment = Math.max(order.acceptedAt, order.pickupFrom) + after * 1000
    if (moment > now || moment <= order.lastEventAt) return []
    const isOrigin = at === 'origin'
    const branch = isOrigin
      ? network.byCode.get(order.branch)
      : network.responsibleFor(order.recipientDivision)?.branch
    return [
      {
        eventId: `depot:${order.waybillNo}:${index}`,
        waybillNo: order.waybillNo,
        code,
        at: new Date(moment).toISOString(),
        cityCode: isOrigin ? order.originCity : order.destinationCity,
        ...siteOf(branch),
      },
    ]
  })
}

function siteOf(branch: Branch | undefined): Pick<IncomingEvent, 'site'> {
  return branch === undefined ? {} : { site: { zh: branch.name.zh, en: branch.name.en } }
}
