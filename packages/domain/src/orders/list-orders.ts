import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { endOfDayAtHome, instantAtHome } from '@hongyan/kernel/home-time'
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { membershipFor } from '../companies/company-access.ts'
import { recordOwners } from '../companies/company-rules.ts'
import { normaliseNumber } from '../numbers/recognise-number.ts'
import { type OrderProduct, type OrderTab, orderProductNames, orderTabs } from './order-vocabulary.ts'
import { readOrders } from './read-orders.ts'
import { type OrderView, viewOf } from './show-order.ts'

const mostOrdersOfPage = 100

const day = z.iso.date()
const filters = z.strictObject({
  of: z.enum(recordOwners).default('own'),
  tab: z.enum(orderTabs).nullable().default(null),
  product: z
    .enum(orderProductNames as [OrderProduct, ...OrderProduct[]])
    .nullable()
    .default(null),
  /** Days in China on which it was placed, both included. */
  from: day.nullable().default(null),
  until: day.nullable().default(null),
  /** An order or waybill number, part of the recipient's name, or the last four digits of their phone. */
  text: z.string().trim().max(60).default(''),
  /** `next` of the page before. */
  after: z.uuid().nullable().default(null),
  limit: z.int().min(1).max(mostOrdersOfPage).default(20),
})
export type OrderFilters = z.input<typeof filters>

export type OrderPage = {
  /** Newest first. */
  readonly orders: readonly OrderView[]
  /** How many there are in each tab within the other filters. */
  readonly counts: Readonly<Record<OrderTab, number>>
  /** What the following page is asked with; null at the end. */
  readonly next: string | null
}

/**
 * The orders of an account, or those of its company. Refuses `forbidden` without an account, `not-found` without a
 * company, and `invalid-input` for filters that say nothing.
 */
export async function listOrders(ctx: Ctx, input: OrderFilters): Promise<OrderPage> {
  if (ctx.actor.kind !== 'customer')
    throw new DomainError({ entity: 'order', code: 'forbidden', detail: 'Orders of an account need one' })
  const read = filters.safeParse(input)
  if (!read.success) {
    const fields = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new DomainError({
      entity: 'order',
      code: 'invalid-input',
      detail: 'The filters cannot be read',
      fields,
    })
  }
  const { of, tab, after, limit, ...rest } = read.data
  const { customerId } = ctx.actor
  const companyId = of === 'company' ? membershipFor(ctx, 'see').companyId : null
  const within = (eb: Builder) =>
    eb.and([
      companyId === null
        ? eb('orders.customer_id', '=', customerId)
        : eb('orders.company_id', '=', companyId),
      ...withinFilters(eb, rest),
    ])

  const rows = await ctx.db.query
    .selectFrom('orders')
    .selectAll('orders')
    .where(within)
    .$if(tab !== null, (query) => query.where((eb) => inTab(eb, tab ?? 'waiting')))
    .$if(after !== null, (query) => query.where('orders.id', '<', after ?? ''))
    .orderBy('orders.id', 'desc')
    .limit(limit + 1)
    .execute()
  const counted = await ctx.db.query
    .selectFrom('orders')
    .select((eb) => orderTabs.map((one) => countIf(inTab(eb, one)).as(one)))
    .where(within)
    .executeTakeFirstOrThrow()
  const page = rows.slice(0, limit)
  const orders = await readOrders(ctx.db.query, page)
  return {
    orders: orders.map((order) => viewOf(ctx, order)),
    counts: Object.fromEntries(
      orderTabs.map((one) => [one, Number(counted[one] ?? 0)]),
    ) as OrderPage['counts'],
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

type Builder = ExpressionBuilder<Schema, 'orders'>
type Condition = ExpressionWrapper<Schema, 'orders', SqlBool>

function countIf(condition: Condition) {
  return sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
}

function withinFilters(
  eb: Builder,
  { product, from, until, text }: Pick<z.output<typeof filters>, 'product' | 'from' | 'until' | 'text'>,
): Condition[] {
  const conditions: Condition[] = []
  if (product !== null) conditions.push(eb('orders.product', '=', product))
  if (from !== null) conditions.push(eb('orders.created_at', '>=', instantAtHome(from)))
  if (until !== null) {
    conditions.push(eb('orders.created_at', '<', endOfDayAtHome(until)))
  }
  if (text !== '') conditions.push(matches(eb, text))
  return conditions
}

function matches(eb: Builder, text: string): Condition {
  const number = normaliseNumber(text)
  const like = text.replace(/[\\%_]/g, '\\$&')
  return eb.or([
    eb('orders.number', '=', number),
    eb.exists(
      eb
        .selectFrom('order_waybills')
        .select('order_waybills.waybill_no')
        .whereRef('order_waybills.order_id', '=', 'orders.id')
        .where('order_waybills.waybill_no', '=', number),
    ),
    eb.exists(
      eb
        .selectFrom('order_details')
        .select('order_details.order_id')
        .whereRef('order_details.order_id', '=', 'orders.id')
        .where((of) =>
          of.or([
            sql<SqlBool>`lower(order_details.recipient_name) like lower(${`%${like}%`}) escape '\\'`,
            ...(/^\d{4}$/.test(text) ? [sql<SqlBool>`order_details.recipient_phone like ${`%${text}`}`] : []),
          ]),
        ),
    ),
  ])
}

const ended = ['delivered', 'returned']
const needsSomebody = ['on_hold', 'attempt_failed', 'awaiting_collection']

/** Whether an order stands in a tab; `attention` are those under way that somebody has to do something about. */
function inTab(eb: Builder, tab: OrderTab): Condition {
  const shipment = (statuses: readonly string[], among: boolean) =>
    eb.exists(
      eb
        .selectFrom('order_waybills')
        .innerJoin('shipments', 'shipments.waybill_no', 'order_waybills.waybill_no')
        .select('shipments.id')
        .whereRef('order_waybills.order_id', '=', 'orders.id')
        .where('shipments.status', among ? 'in' : 'not in', [...statuses]),
    )
  const accepted = eb('orders.state', '=', 'accepted')
  const moving = shipment(['registered'], false)
  switch (tab) {
    case 'waiting':
      return eb.or([eb('orders.state', '=', 'placed'), eb.and([accepted, eb.not(moving)])])
    case 'underway':
      return eb.and([accepted, moving, shipment(ended, false)])
    case 'attention':
      return eb.and([accepted, shipment(needsSomebody, true)])
    case 'delivered':
      return eb.and([accepted, moving, eb.not(shipment(ended, false))])
    case 'cancelled':
      return eb('orders.state', 'in', ['cancelled', 'refused'])
  }
}
