import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { type DueCounts, isDue, readDueCounts, selectDueCounts } from '@hongyan/kernel/due-counts'
import { behindPlace, readPlace, writePlace } from '@hongyan/kernel/keyset'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { normaliseNumber } from '../numbers/recognise-number.ts'
import { staffWith } from '../staff/own-staff.ts'
import { type StaffRight, staffBranches, staffMay } from '../staff/staff-rights.ts'
import type { OrderRecord } from './order-record.ts'
import { answerOutcomes, orderTransitions } from './order-state.ts'
import { readOrders } from './read-orders.ts'

/**
 * Which orders a list holds. `waiting`: nobody has answered; `late`: and the time for pickup has begun; `within-hour` and
 * `later-today`: and it begins by then.
 */
export const orderGroups = [
  'waiting',
  'late',
  'within-hour',
  'later-today',
  'accepted',
  'refused',
  'cancelled',
  'all',
] as const
type OrderGroup = (typeof orderGroups)[number]
/** Those in the order in which they are to be collected. */
const inTurnGroups: readonly OrderGroup[] = ['waiting', 'late', 'within-hour', 'later-today']

/** What staff can do with an order. */
export const orderWorkSteps = ['accept', 'refuse', 'change', 'note'] as const
type OrderWorkStep = (typeof orderWorkSteps)[number]

export type OrderWorkFilters = {
  readonly group: OrderGroup
  /** Code of a branch; null for all that whoever asks may see. */
  readonly branch: string | null
  /** When they were placed, ms UTC: from, and before. */
  readonly from: number | null
  readonly until: number | null
  /** Number of an order or a waybill. */
  readonly text: string
  /** `next` of the page before. */
  readonly after: string | null
  readonly limit: number
}

export type OrderWork = { readonly order: OrderRecord; readonly steps: readonly OrderWorkStep[] }
type OrderWorkPage = { readonly rows: readonly OrderWork[]; readonly next: string | null }

type Builder = ExpressionBuilder<Schema, 'orders'>

/**
 * Orders of the branches of whoever asks, a page at a time: those that wait by the time of pickup, all others newest
 * first. Refuses `forbidden`.
 */
export async function listOrderWork(ctx: Ctx, filters: OrderWorkFilters): Promise<OrderWorkPage> {
  const { group, after, limit } = filters
  const isInTurn = inTurnGroups.includes(group)
  const columns = isInTurn
    ? ({ by: 'orders.pickup_from', id: 'orders.id' } as const)
    : ({ by: 'orders.id', id: 'orders.id' } as const)
  const place = after === null ? null : readPlace(after)
  const seen = ofBranches(ctx, 'see-orders')
  const found = await ctx.db.query
    .selectFrom('orders')
    .selectAll()
    .where((eb) => eb.and([...inGroup(eb, group, ctx.now()), ...seen(eb), ...within(eb, filters)]))
    .$if(place !== null, (query) =>
      query.where((eb) => behindPlace(eb, place ?? ['', ''], columns, isInTurn ? 'asc' : 'desc')),
    )
    .orderBy(columns.by, isInTurn ? 'asc' : 'desc')
    .$if(isInTurn, (query) => query.orderBy('id'))
    .limit(limit + 1)
    .execute()
  const page = found.slice(0, limit)
  const orders = await readOrders(ctx.db.query, page)
  const last = page.at(-1)
  const by = last && (isInTurn ? last.pickup_from : last.id)
  return {
    rows: orders.map((order) => ({ order, steps: stepsFor(ctx, order) })),
    next: last && found.length > limit ? writePlace([by ?? '', last.id]) : null,
  }
}

/** How many orders wait for a branch of whoever asks, by when the time for pickup begins. */
export async function countOrderWork(ctx: Ctx): Promise<DueCounts & { readonly open: number }> {
  const seen = ofBranches(ctx, 'see-orders')
  const row = await ctx.db.query
    .selectFrom('orders')
    .select((eb) => [
      eb.fn.countAll<number | string>().as('open'),
      ...selectDueCounts(eb.ref('pickup_from'), ctx.now()),
    ])
    .where((eb) => eb.and([eb('state', '=', 'placed'), ...seen(eb)]))
    .executeTakeFirstOrThrow()
  return { ...readDueCounts(row), open: Number(row.open) }
}

/** What whoever asks can do with an order as it stands. */
export function stepsFor(ctx: Ctx, order: OrderRecord): readonly OrderWorkStep[] {
  const { actor } = ctx
  const branch = order.pickup.branch
  if (actor.kind !== 'person' || !staffMay(actor, 'answer-orders', { branch })) return []
  const { kind } = order.state
  const possible: Readonly<Record<OrderWorkStep, boolean>> = {
    accept: answerOutcomes[kind].accept === 'takes',
    refuse: answerOutcomes[kind].refuse === 'takes',
    change: orderTransitions[kind].change !== undefined,
    note: true,
  }
  return orderWorkSteps.filter((step) => possible[step])
}

function ofBranches(ctx: Ctx, right: StaffRight): (eb: Builder) => readonly Expression<SqlBool>[] {
  const branches = staffBranches(staffWith(ctx, right), right)
  return (eb) => (branches === null ? [] : [eb('branch', 'in', branches)])
}

function inGroup(eb: Builder, group: OrderGroup, now: number): readonly Expression<SqlBool>[] {
  switch (group) {
    case 'waiting':
      return [eb('state', '=', 'placed')]
    case 'late':
    case 'within-hour':
    case 'later-today':
      return [eb('state', '=', 'placed'), isDue(eb.ref('pickup_from'), group, now)]
    case 'all':
      return []
    default:
      return [eb('state', '=', group)]
  }
}

function within(
  eb: Builder,
  { branch, from, until, text }: OrderWorkFilters,
): readonly Expression<SqlBool>[] {
  const number = normaliseNumber(text.slice(0, 60))
  return [
    ...(branch === null ? [] : [eb('branch', '=', branch)]),
    ...(from === null ? [] : [eb('created_at', '>=', from)]),
    ...(until === null ? [] : [eb('created_at', '<', until)]),
    ...(text.trim() === ''
      ? []
      : [
          eb.or([
            eb('number', '=', number),
            eb('id', 'in', (of) =>
              of.selectFrom('order_waybills').select('order_id').where('waybill_no', '=', number),
            ),
          ]),
        ]),
  ]
}
