import type { Ctx } from '@hongyan/kernel/context'
import { locateText } from '../addresses/locate-text.ts'
import type { Branch } from '../branches/branch.ts'
import type { BranchNetwork } from '../branches/branch-network.ts'
import { claimWindow } from '../claims/file-claim.ts'
import { type ClaimView, readClaims } from '../claims/read-claims.ts'
import { greatCircleKm } from '../places/great-circle.ts'
import { branchesFor, daysFor } from '../shipments/change-delivery.ts'
import { readDeliveryChanges } from '../shipments/delivery-change.ts'
import { type AllowedChoice, allowedChoices } from '../shipments/delivery-rules.ts'
import type { ListedShipment } from '../shipments/list-shipments.ts'
import { readNicknames } from '../shipments/name-shipment.ts'
import { findShipmentFor, ownerOf } from '../shipments/own-shipments.ts'
import { readTracked } from '../tracking/read-tracked.ts'
import type { TrackedShipment } from '../tracking/tracking-answer.ts'

/** One of somebody's own shipments with all that may be done about it. */
export type ShipmentView = ListedShipment & {
  /** Other numbers that are known for it. */
  readonly references: readonly string[]
  readonly allowed: readonly AllowedChoice[]
  /** What may be chosen: days at the destination, branches of its city. */
  readonly days: readonly string[]
  readonly branches: Readonly<Record<'branch' | 'locker', readonly Branch[]>>
  /** Whether a claim can be filed now. */
  readonly mayClaim: boolean
  /** Those of whoever asks, newest first. */
  readonly claims: readonly ClaimView[]
}

/** A shipment for whom it belongs to, with nothing masked. Refusals: `not-found`, `sign-in-needed`. */
export async function showShipment(
  ctx: Ctx,
  { number, network }: { readonly number: string; readonly network: BranchNetwork },
): Promise<ShipmentView> {
  const { row, roles, mayAct } = await findShipmentFor(ctx, number)
  const { customerId } = await ownerOf(ctx)
  const { query } = ctx.db
  const numbers = [row.waybill_no]
  const own = new Set([row.id])
  const shipment = (await readTracked(ctx, [row], { open: own, own }))(row, row.waybill_no)
  const references = await query
    .selectFrom('shipment_references')
    .select('reference')
    .where('shipment_id', '=', row.id)
    .orderBy('reference')
    .execute()
  return {
    shipment,
    roles,
    orderNo: row.order_no,
    registeredAt: row.registered_at,
    nickname: (await readNicknames(query, customerId, numbers)).get(row.waybill_no) ?? null,
    change: (await readDeliveryChanges(query, numbers)).get(row.waybill_no) ?? null,
    references: references.map(({ reference }) => reference).filter((one) => one !== row.order_no),
    allowed: mayAct ? allowedChoices(shipment, roles, ctx.now()) : [],
    days: daysFor(ctx, shipment),
    branches: {
      branch: nearest(branchesFor(shipment, network, 'branch'), shipment),
      locker: nearest(branchesFor(shipment, network, 'locker'), shipment),
    },
    mayClaim: mayAct && claimWindow(row, ctx.now()) === 'open',
    claims: await readClaims(query, { customerId, waybillNo: row.waybill_no }),
  }
}

/** Branches by how far they lie from where a shipment goes: the district of its address, where that says one. */
function nearest(
  branches: readonly Branch[],
  { destination, parties }: Pick<TrackedShipment, 'destination' | 'parties'>,
): readonly Branch[] {
  const located = parties && locateText(parties.receiverAddress)
  const goal = located?.kind === 'district' ? located.division : destination
  return branches.toSorted((one, other) => greatCircleKm(goal, one) - greatCircleKm(goal, other))
}
