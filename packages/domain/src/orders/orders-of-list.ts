import type { Ctx } from '@hongyan/kernel/context'
import { membershipFor } from '../companies/company-access.ts'
import type { RecordOwner } from '../companies/company-rules.ts'
import { ownedKey } from './place-order.ts'
import { keyOfPlace } from './place-orders.ts'
import { readOrders } from './read-orders.ts'
import { type OrderView, viewOf } from './show-order.ts'

/** An order of a list that was placed, and where it stands in the list, from 1. */
type OrderOfList = { readonly place: number; readonly view: OrderView }

/**
 * The orders that an account has placed of a list so far, as its own or for its company, by the key it was placed with,
 * in their places. Refuses `forbidden` for whoever places no orders, and for a company as `membershipFor` does.
 */
export async function ordersOfList(
  ctx: Ctx,
  { idempotencyKey, of = 'own' }: { readonly idempotencyKey: string; readonly of?: RecordOwner },
): Promise<readonly OrderOfList[]> {
  const membership = of === 'company' ? membershipFor(ctx, 'see') : null
  const places = Array.from({ length: ctx.settings.orders.rowsPerImport }, (_, index) => index + 1)
  const placeOf = new Map(
    places.map((place) => [ownedKey(ctx, keyOfPlace(idempotencyKey, place), membership), place]),
  )
  const rows = await ctx.db.query
    .selectFrom('orders')
    .selectAll()
    .where('idempotency_key', 'in', [...placeOf.keys()])
    .execute()
  const placed = rows.toSorted(
    (one, other) => (placeOf.get(one.idempotency_key) ?? 0) - (placeOf.get(other.idempotency_key) ?? 0),
  )
  const orders = await readOrders(ctx.db.query, placed)
  return orders.map((order) => {
    const row = placed.find(({ id }) => id === order.id)
    return { place: placeOf.get(row?.idempotency_key ?? '') ?? 0, view: viewOf(ctx, order) }
  })
}
