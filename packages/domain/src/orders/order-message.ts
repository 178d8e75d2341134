import type { OrderRow, OutboxRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import { receiptOf } from './order-receipt.ts'
import type { OrderRecord } from './order-record.ts'
import { readOrders } from './read-orders.ts'

/** What there is to tell of an order. */
export type OrderMessageKind = 'placed' | 'changed' | 'cancelled'

/**
 * What the company is told of an order: `number` with `revision` makes it unique, and a lower revision than one already
 * known is old news.
 */
export type OrderMessage = {
  readonly id: string
  readonly topic: 'order'
  readonly number: string
  readonly kind: OrderMessageKind
  readonly revision: number
  readonly order: OrderRecord
  /** Whom the message is for where it goes to the person without an account who placed it; null for the company. */
  readonly guest: { readonly mobile: string; readonly locale: LocaleId; readonly token: string } | null
}

/** Puts the message together from what is stored now; null when the order is gone. */
export async function composeOrderMessage(ctx: Ctx, row: OutboxRow): Promise<OrderMessage | null> {
  const { query } = ctx.db
  const found = await query.selectFrom('orders').selectAll().where('id', '=', row.aggregate).execute()
  const [order] = await readOrders(query, found)
  const [stored] = found
  if (!order || !stored) return null
  const guest = row.target === 'receipt' ? await guestOf(ctx, stored) : null
  const { id, number, revision } = row
  return { id, topic: 'order', number, kind: row.kind as OrderMessageKind, revision, order, guest }
}

async function guestOf(ctx: Ctx, order: OrderRow): Promise<OrderMessage['guest']> {
  const details = await ctx.db.query
    .selectFrom('order_details')
    .select('contact_mobile')
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  const { access } = receiptOf(ctx, order)
  const mobile = details?.contact_mobile ?? null
  return mobile === null || access === null
    ? null
    : { mobile, locale: order.locale as LocaleId, token: access.token }
}

declare module '../outbox/outbox-message.ts' {
  interface OutboxMessages {
    readonly order: OrderMessage
  }
}

declare module '../codes/sms-gateway.ts' {
  interface TextMessages {
    /** That an order was placed, and the private link that opens it. */
    readonly order: { readonly number: string; readonly link: string }
  }
}
