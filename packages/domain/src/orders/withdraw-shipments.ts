import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'

/** Takes back the shipments of an order that have only been registered: tracking does not wait for them any more. */
export async function withdrawShipments(trx: Transaction<Schema>, orderId: string): Promise<void> {
  await trx
    .deleteFrom('shipments')
    .where('status', '=', 'registered')
    .where('waybill_no', 'in', (eb) =>
      eb.selectFrom('order_waybills').select('waybill_no').where('order_id', '=', orderId),
    )
    .execute()
}
