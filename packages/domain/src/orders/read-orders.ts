import type { Db, OrderRow, Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import type { ShipmentStatus } from '../tracking/vocabulary.ts'
import { type OrderRecord, type OrderWaybill, orderRecord } from './order-record.ts'
import { readState } from './order-state.ts'

/** The orders of some rows with all that belongs to them, in the order of the rows. */
export async function readOrders(
  query: Db['query'] | Transaction<Schema>,
  rows: readonly OrderRow[],
): Promise<readonly OrderRecord[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const details = await query.selectFrom('order_details').selectAll().where('order_id', 'in', ids).execute()
  const lines = await query
    .selectFrom('order_price_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  const waybills = await readWaybills(query, ids)
  const names = await readPlacers(query, rows)
  return rows.flatMap((row) => {
    const own = details.find(({ order_id }) => order_id === row.id)
    if (!own) return []
    const numbers = waybills.get(row.id) ?? []
    const priced = lines.filter(({ order_id }) => order_id === row.id)
    const placedBy = names.get(row.placed_by ?? '') ?? null
    return [orderRecord(row, own, priced, numbers, readState(row, numbers), placedBy)]
  })
}

/** The names of those who placed orders for a company, by account id. */
async function readPlacers(
  query: Db['query'] | Transaction<Schema>,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = rows.flatMap(({ placed_by: id }) => (id === null ? [] : [id]))
  if (ids.length === 0) return new Map()
  const accounts = await query.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(accounts.map(({ id, name }) => [id, name]))
}

/** The waybills of orders by order id, each with how far its shipment is. */
export async function readWaybills(
  query: Db['query'] | Transaction<Schema>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderWaybill[]>> {
  const rows = await query
    .selectFrom('order_waybills')
    .leftJoin('shipments', 'shipments.waybill_no', 'order_waybills.waybill_no')
    .select([
      'order_waybills.order_id',
      'order_waybills.waybill_no',
      'order_waybills.pieces',
      'shipments.status',
      'shipments.status_since',
    ])
    .where('order_waybills.order_id', 'in', [...orderIds])
    .orderBy('order_waybills.position')
    .execute()
  const found = new Map<string, OrderWaybill[]>()
  for (const row of rows) {
    const list = found.get(row.order_id) ?? []
    found.set(row.order_id, list)
    list.push({
      number: row.waybill_no,
      pieces: row.pieces,
      status: (row.status ?? 'registered') as ShipmentStatus,
      since: row.status_since ?? 0,
    })
  }
  return found
}
