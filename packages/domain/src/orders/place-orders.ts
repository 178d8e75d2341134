import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { LocaleId } from '@hongyan/locales'
import type { Membership } from '../accounts/membership.ts'
import type { RecordOwner } from '../companies/company-rules.ts'
import { checkOrders } from './check-orders.ts'
import type { OrderReceipt } from './order-receipt.ts'
import { membershipOf, ownedKey, placeOrder } from './place-order.ts'
import { isAsShown, PriceChanged, type ShownTerms } from './price-changed.ts'
import type { OrderBooks } from './price-order.ts'

/** An order of a list, with the terms that were shown for it. */
type ListedPlacement = {
  readonly values: unknown
  readonly shown: ShownTerms
  /** Where it stands in the list, from 1. It stays the same whichever of the list are placed at a time. */
  readonly place: number
}

export type PlaceOrdersInput = {
  /** Whose they become, as with `placeOrder`. */
  readonly of?: RecordOwner
  readonly orders: readonly ListedPlacement[]
  readonly locale: LocaleId
  /** One for a list: placing it again places what is missing and nothing twice. */
  readonly idempotencyKey: string
  readonly books: OrderBooks
}

/**
 * Places a list of orders for an account, or none where one of them has a problem or its terms have changed. A list
 * that was broken off half way is finished by placing it again. Refusals: those of `checkOrders`, `invalid-input` with
 * paths that begin with the index among those sent, `price-changed`, `conflict`.
 */
export async function placeOrders(ctx: Ctx, input: PlaceOrdersInput): Promise<readonly OrderReceipt[]> {
  const { orders, locale, books, of = 'own' } = input
  const keys = orders.map(({ place }) => keyOfPlace(input.idempotencyKey, place))
  const placed = await placedKeys(ctx, keys, membershipOf(ctx, { of }))
  const checked = await checkOrders(ctx, { orders: orders.map(({ values }) => values), of, books })
  // What stands already is not judged again: its window may be over by now.
  const open = checked.flatMap((check, index) => (placed.has(keys[index] ?? '') ? [] : [{ check, index }]))
  const fields = open.flatMap(({ check, index }) =>
    check.kind === 'fine'
      ? []
      : check.problems.map((problem) => ({ ...problem, path: `${index}.${problem.path}` })),
  )
  if (fields.length > 0)
    throw new DomainError({
      entity: 'order',
      code: 'invalid-input',
      detail: 'Some orders cannot be placed',
      fields,
    })
  for (const { check, index } of open) {
    const shown = orders[index]?.shown
    if (check.kind === 'fine' && shown && !isAsShown(shown, check.terms))
      throw new PriceChanged(shown, check.terms)
  }
  const receipts: OrderReceipt[] = []
  for (const [index, { values, shown }] of orders.entries()) {
    const idempotencyKey = keys[index] ?? ''
    receipts.push(
      await placeOrder(ctx, {
        of,
        values,
        shown,
        contact: null,
        locale,
        idempotencyKey,
        draftId: null,
        books,
      }),
    )
  }
  return receipts
}

/** The key of the order that stands at a place of a list. */
export function keyOfPlace(list: string, place: number): string {
  return `${list} ${place}`
}

/** Those of the keys that an order stands for already. */
async function placedKeys(
  ctx: Ctx,
  keys: readonly string[],
  membership: Membership | null,
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const owned = new Map(keys.map((key) => [ownedKey(ctx, key, membership), key]))
  const rows = await ctx.db.query
    .selectFrom('orders')
    .select('idempotency_key')
    .where('idempotency_key', 'in', [...owned.keys()])
    .execute()
  return new Set(rows.map((row) => owned.get(row.idempotency_key) ?? ''))
}
