import type { Ctx } from '@hongyan/kernel/context'
import { ownedKey } from './place-order.ts'
import { keyOfPlace } from './place-orders.ts'

/**
 * Numbers of the orders that an account itself has placed of a list, by their places from 1: for the `owners`, each the
 * id of a company, or null for its own. It learns of them after it has left a company too, else it would order twice.
 * Refuses `forbidden` for whoever places no orders.
 */
export async function numbersOfList(
  ctx: Ctx,
  {
    idempotencyKey,
    owners,
  }: { readonly idempotencyKey: string; readonly owners: readonly (string | null)[] },
): Promise<ReadonlyMap<number, string>> {
  const places = Array.from({ length: ctx.settings.orders.rowsPerImport }, (_, index) => index + 1)
  const placeOf = new Map(
    places.flatMap((place) =>
      owners.map((companyId): [string, number] => [
        ownedKey(ctx, keyOfPlace(idempotencyKey, place), companyId === null ? null : { companyId }),
        place,
      ]),
    ),
  )
  const rows = await ctx.db.query
    .selectFrom('orders')
    .select(['idempotency_key', 'number'])
    .where('idempotency_key', 'in', [...placeOf.keys()])
    .execute()
  return new Map(rows.map(({ idempotency_key, number }) => [placeOf.get(idempotency_key) ?? 0, number]))
}
