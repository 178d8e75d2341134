import type { DeliveryChangeRow, Schema } from '@hongyan/db'
import type { Kysely, Transaction } from 'kysely'
import type { DeliveryChoice, DeliveryRefusal } from './shipment-vocabulary.ts'

/** How a shipment is to be delivered instead. `day` is a day at the destination; `branch` a code of the network. */
export type DeliveryWish =
  | { readonly choice: 'another-day'; readonly day: string }
  | { readonly choice: 'branch' | 'locker'; readonly branch: string }
  | { readonly choice: 'neighbour'; readonly name: string; readonly at: string }

/** What the company says to a wish. Instants are ms UTC; `since` is when it got there. */
type DeliveryChangeState =
  | { readonly kind: 'asked' | 'accepted'; readonly since: number }
  | { readonly kind: 'refused'; readonly since: number; readonly reason: DeliveryRefusal }

/** The wish that was told last for a shipment. */
export type DeliveryChange = {
  readonly waybillNo: string
  /** Whose wish it is: the account. */
  readonly customerId: string
  readonly wish: DeliveryWish
  readonly state: DeliveryChangeState
  readonly revision: number
}

/** How a wish is stored. */
export function wishColumns({ choice, ...detail }: DeliveryWish): { choice: DeliveryChoice; detail: string } {
  return { choice, detail: JSON.stringify(detail) }
}

export function deliveryChange(row: DeliveryChangeRow): DeliveryChange {
  const { state: kind, state_since: since } = row
  return {
    waybillNo: row.waybill_no,
    customerId: row.customer_id,
    wish: { choice: row.choice, ...(JSON.parse(row.detail) as object) } as DeliveryWish,
    state: kind === 'refused' ? { kind, since, reason: row.reason as DeliveryRefusal } : { kind, since },
    revision: row.revision,
  }
}

/** The changes of some shipments by waybill number. */
export async function readDeliveryChanges(
  query: Kysely<Schema> | Transaction<Schema>,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, DeliveryChange>> {
  if (numbers.length === 0) return new Map()
  const rows = await query
    .selectFrom('delivery_changes')
    .selectAll()
    .where('waybill_no', 'in', [...numbers])
    .execute()
  return new Map(rows.map((row) => [row.waybill_no, deliveryChange(row)]))
}
