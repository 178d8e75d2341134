import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'

/** Takes back the shipments of an order that have only been registered: tracking does not wait for them any more. */
export async function withdrawShipments(trx: Transaction<Schema>, orderId: string): Promise<void> {
  const gone = await trx
    .deleteFrom('shipments')
    .where('status', '=', 'registered')
    .where('waybill_no', 'in', (eb) =>
      eb.selectFrom('order_waybills').select('waybill_no').where('order_id', '=', orderId),
    )
    .returning('id')
    .execute()
  const ids = gone.map(({ id }) => id)
  // Links do it as well, but not between tables that are divided over machines (`deploy/citus`).
  for (const table of ['shipment_scans', 'shipment_references', 'subscriptions'] as const)
    if (ids.length > 0) await trx.deleteFrom(table).where('shipment_id', 'in', ids).execute()
}
