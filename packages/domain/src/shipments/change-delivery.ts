import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { z } from 'zod'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import type { Branch } from '../branches/branch.ts'
import type { BranchNetwork } from '../branches/branch-network.ts'
import { addMessages } from '../outbox/add-messages.ts'
import { readTracked } from '../tracking/read-tracked.ts'
import type { TrackedShipment } from '../tracking/tracking-answer.ts'
import { type DeliveryChange, type DeliveryWish, deliveryChange, wishColumns } from './delivery-change.ts'
import { allowedChoices } from './delivery-rules.ts'
import { findShipmentFor, ownerOf } from './own-shipments.ts'
import { shipmentLimits } from './shipment-vocabulary.ts'

/** What is wrong with a wish; the words are those of the form. */
export type DeliveryProblem = 'missing' | 'too-long' | 'not-a-day' | 'not-open' | 'no-such-branch'

const branch = z.string().trim().min(1, 'missing').max(40, 'too-long')
const words = (most: number) =>
  z
    .string()
    .trim()
    .transform((text) => text.replace(/\s+/g, ' '))
    .pipe(z.string().min(1, 'missing').max(most, 'too-long'))

/** A wish as it is typed. */
const deliveryWish = z.discriminatedUnion('choice', [
  z.strictObject({ choice: z.literal('another-day'), day: z.iso.date('not-a-day') }),
  z.strictObject({ choice: z.literal('branch'), branch }),
  z.strictObject({ choice: z.literal('locker'), branch }),
  z.strictObject({
    choice: z.literal('neighbour'),
    name: words(shipmentLimits.neighbour),
    at: words(shipmentLimits.neighbourAt),
  }),
])

/** Days ahead on which a shipment can still be delivered. */
const deliveryDays = 7

/**
 * Asks for another delivery of one's own shipment while the rules allow it, and tells the company, in one transaction.
 * What was asked before is replaced; asking the same again changes nothing. Refusals: `not-found`, `sign-in-needed`,
 * `invalid-input` by field, `not-available` in this status.
 */
export async function changeDelivery(
  ctx: Ctx,
  input: { readonly number: string; readonly wish: unknown; readonly network: BranchNetwork },
): Promise<DeliveryChange> {
  const read = deliveryWish.safeParse(input.wish)
  if (!read.success) {
    const fields = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new DomainError({
      entity: 'own-shipment',
      code: 'invalid-input',
      detail: 'The wish is not complete',
      fields,
    })
  }
  const wish: DeliveryWish = read.data
  const { row: found, roles } = await findShipmentFor(ctx, input.number, 'order')
  const { customerId } = await ownerOf(ctx)
  const own = new Set([found.id])
  const shipment = (await readTracked(ctx, [found], { open: own, own }))(found, found.waybill_no)
  return ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    const asked = trx.selectFrom('shipments').select(['status', 'status_since']).where('id', '=', found.id)
    const standing = await asked.forUpdate().executeTakeFirst()
    const before = await trx
      .selectFrom('delivery_changes')
      .selectAll()
      .where('waybill_no', '=', found.waybill_no)
      .executeTakeFirst()
    const columns = wishColumns(wish)
    const isSame = before?.choice === columns.choice && before.detail === columns.detail
    if (before && isSame && before.state !== 'refused') return deliveryChange(before)
    const isAsFound = standing?.status === found.status && standing.status_since === found.status_since
    const allowed = allowedChoices(shipment, roles, ctx.now())
    if (!isAsFound || !allowed.some(({ choice }) => choice === wish.choice)) {
      throw new DomainError({
        entity: 'own-shipment',
        code: 'not-available',
        detail: `no ${wish.choice} when ${standing?.status}`,
      })
    }
    checkWish(ctx, wish, shipment, input.network)
    const now = ctx.now()
    const stored = {
      customer_id: customerId,
      ...columns,
      state: 'asked' as const,
      reason: null,
      state_since: now,
    }
    const changed = await trx
      .insertInto('delivery_changes')
      .values({ id: uuidv7(now), waybill_no: found.waybill_no, ...stored, revision: 1, created_at: now })
      .onConflict((on) =>
        on
          .column('waybill_no')
          .doUpdateSet((eb) => ({ ...stored, revision: eb('delivery_changes.revision', '+', 1) })),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    const { id: aggregate, waybill_no: number, revision } = changed
    const subject = { topic: 'delivery', kind: 'asked', aggregate, number, revision } as const
    await addMessages(trx, { ...subject, orderingKey: null, targets: ctx.settings.orders.targets }, now)
    const detail = { number, choice: wish.choice, revision }
    await writeAudit(ctx, trx, { entity: 'delivery', id: aggregate, action: 'asked', detail })
    return deliveryChange(changed)
  })
}

/** Whether a wish can be met at all: on a day that can be delivered on, at a branch of the destination's city. */
function checkWish(ctx: Ctx, wish: DeliveryWish, shipment: TrackedShipment, network: BranchNetwork): void {
  if (wish.choice === 'another-day') {
    if (!daysFor(ctx, shipment).includes(wish.day)) throw badField('day', 'not-open')
  }
  if (wish.choice === 'branch' || wish.choice === 'locker') {
    const known = branchesFor(shipment, network, wish.choice).some(({ code }) => code === wish.branch)
    if (!known) throw badField('branch', 'no-such-branch')
  }
}

function badField(path: string, message: DeliveryProblem): DomainError {
  return new DomainError({
    entity: 'own-shipment',
    code: 'invalid-input',
    detail: `${path}: ${message}`,
    fields: [{ path, message }],
  })
}

/** The days at the destination on which a shipment can be delivered instead: from tomorrow, after the one it comes on. */
export function daysFor({ now }: Pick<Ctx, 'now'>, { eta, destination }: TrackedShipment): readonly string[] {
  const today = isoInZone(now(), destination.zone).slice(0, 10)
  const due = eta?.from.slice(0, 10) ?? today
  const last = Date.parse(`${due > today ? due : today}T12:00:00Z`)
  return Array.from({ length: deliveryDays }, (_, index) =>
    new Date(last + (index + 1) * 86_400_000).toISOString().slice(0, 10),
  )
}

/** The branches of the destination's city that keep a shipment for its receiver, or put it into a locker. */
export function branchesFor(
  { destination, product }: Pick<TrackedShipment, 'destination' | 'product'>,
  network: BranchNetwork,
  choice: 'branch' | 'locker',
): readonly Branch[] {
  const service = choice === 'locker' ? 'locker' : 'collection'
  return network
    .inDivision(destination.cityCode)
    .filter(({ services, products }) => services.includes(service) && products.includes(product))
}
