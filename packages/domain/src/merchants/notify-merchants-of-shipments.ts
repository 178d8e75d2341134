import type { Schema } from '@hongyan/db'
import { inChunks } from '@hongyan/kernel/chunks'
import type { Ctx } from '@hongyan/kernel/context'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import type { Transaction } from 'kysely'
import type { StatusChange } from '../tracking/rebuild-shipments.ts'
import { addWebhookEvents } from './add-webhook-events.ts'
import { isNotifiedOf } from './is-notified-of.ts'

/**
 * Tells the accounts whose orders these shipments carry that their status is another one, in the transaction in which it
 * changes.
 */
export async function notifyMerchantsOfShipments(
  ctx: Ctx,
  trx: Transaction<Schema>,
  changes: readonly StatusChange[],
): Promise<void> {
  const byWaybill = new Map(changes.map((change) => [change.waybillNo, change]))
  for (const numbers of inChunks([...byWaybill.keys()])) {
    const rows = await trx
      .selectFrom('order_waybills')
      .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
      .innerJoin('webhooks', 'webhooks.account_id', 'orders.customer_id')
      .select([
        'order_waybills.waybill_no as waybillNo',
        'orders.number as orderNo',
        'webhooks.id as webhookId',
        'webhooks.account_id as accountId',
        'webhooks.topics',
      ])
      .where('order_waybills.waybill_no', 'in', numbers)
      .where('webhooks.state', '=', 'on')
      .orderBy('webhooks.id')
      // None is removed before what it is told stands.
      .forKeyShare('webhooks')
      .execute()
    const events = rows.flatMap(({ waybillNo, orderNo, webhookId, accountId, topics }) => {
      const change = byWaybill.get(waybillNo)
      if (change === undefined || !isNotifiedOf(topics, 'shipments')) return []
      const { status, since, holdReason } = change
      const data = { waybillNo, orderNo, status, since: isoUtc(since), holdReason }
      return [{ webhookId, accountId, type: `shipment.${status}`, number: waybillNo, orderNo, data }]
    })
    await addWebhookEvents(ctx, trx, events)
  }
}
