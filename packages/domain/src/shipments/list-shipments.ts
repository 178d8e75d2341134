import type { Schema, ShipmentRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { endOfDayAtHome, instantAtHome } from '@hongyan/kernel/home-time'
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { membershipFor } from '../companies/company-access.ts'
import { type RecordOwner, recordOwners } from '../companies/company-rules.ts'
import { normaliseNumber } from '../numbers/recognise-number.ts'
import { findShipment } from '../tracking/find-shipments.ts'
import { readTracked } from '../tracking/read-tracked.ts'
import type { TrackedShipment } from '../tracking/tracking-answer.ts'
import { type DeliveryChange, readDeliveryChanges } from './delivery-change.ts'
import { readNicknames } from './name-shipment.ts'
import {
  ownerOf,
  ownShipmentIds,
  rolesAmong,
  type ShipmentOwner,
  type ShipmentRole,
} from './own-shipments.ts'
import {
  type ShipmentTab,
  shipmentIdPattern,
  shipmentLimits,
  shipmentRoles,
  shipmentTabs,
} from './shipment-vocabulary.ts'

const mostShipmentsOfPage = 100

const day = z.iso.date()
const filters = z.strictObject({
  of: z.enum(recordOwners).default('own'),
  tab: z.enum(shipmentTabs).nullable().default(null),
  role: z.enum(shipmentRoles).nullable().default(null),
  /** Days in China on which it was registered, both included. */
  from: day.nullable().default(null),
  until: day.nullable().default(null),
  /** A waybill, order or own reference number or its beginning, part of a name or nickname, or four digits of a phone. */
  text: z.string().trim().max(shipmentLimits.search).default(''),
  /** `next` of the page before; or how many to leave out. */
  after: z.string().regex(shipmentIdPattern).nullable().default(null),
  offset: z.int().min(0).max(100_000).default(0),
  limit: z.int().min(1).max(mostShipmentsOfPage).default(20),
})
export type ShipmentFilters = z.input<typeof filters>

/** A shipment in somebody's list. */
export type ListedShipment = {
  readonly shipment: TrackedShipment
  readonly roles: readonly ShipmentRole[]
  /** The sender's own number for it. */
  readonly orderNo: string | null
  readonly registeredAt: number
  /** What whoever asks calls it. */
  readonly nickname: string | null
  readonly change: DeliveryChange | null
}

export type ShipmentPage = {
  /** Newest first. */
  readonly shipments: readonly ListedShipment[]
  /** How many there are in each tab within the other filters, and of any. */
  readonly counts: Readonly<Record<ShipmentTab | 'all', number>>
  /** What the following page is asked with; null at the end. */
  readonly next: string | null
}

/**
 * The shipments of an account: sent or addressed to its verified number, and those of its orders; or those that its
 * company ordered. Refuses `sign-in-needed`, `not-found` without a company, and `invalid-input` for filters that say
 * nothing.
 */
export async function listShipments(ctx: Ctx, input: ShipmentFilters): Promise<ShipmentPage> {
  const owner = await ownerOf(ctx)
  const read = filters.safeParse(input)
  if (!read.success) {
    const fields = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new DomainError({
      entity: 'own-shipment',
      code: 'invalid-input',
      detail: 'The filters cannot be read',
      fields,
    })
  }
  const { of, tab, after, offset, limit, ...rest } = read.data
  if (of === 'company') membershipFor(ctx, 'see')
  const { query } = ctx.db
  const within = (eb: Builder) =>
    eb.and([ownedIn(eb, ctx, owner, { of, role: rest.role }), ...withinFilters(eb, owner, rest)])
  const rows = await query
    .selectFrom('shipments')
    .selectAll('shipments')
    .where(within)
    .$if(tab !== null, (asked) => asked.where((eb) => inTab(eb, tab ?? 'underway')))
    .$if(after !== null, (asked) => asked.where('shipments.id', '<', after ?? ''))
    .orderBy('shipments.id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute()
  const counted = await query
    .selectFrom('shipments')
    .select(({ fn }) => fn.countAll().as('all'))
    .select((eb) => shipmentTabs.map((one) => countIf(inTab(eb, one)).as(one)))
    .where(within)
    .executeTakeFirstOrThrow()
  const page = rows.slice(0, limit)
  return {
    shipments: await describe(ctx, owner, page),
    counts: {
      all: Number(counted.all),
      underway: Number(counted.underway),
      attention: Number(counted.attention),
      ended: Number(counted.ended),
    },
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/** One of an account's own shipments as it stands in its list; null where a number is not theirs. */
export async function findOwnShipment(
  ctx: Ctx,
  { number }: { readonly number: string },
): Promise<ListedShipment | null> {
  const owner = await ownerOf(ctx)
  const { shipment } = await findShipment(ctx.db, number.slice(0, 60))
  if (!shipment || !(await rolesAmong(ctx.db.query, owner, [shipment])).has(shipment.id)) return null
  const [own] = await describe(ctx, owner, [shipment])
  return own ?? null
}

type Builder = ExpressionBuilder<Schema, 'shipments'>
type Condition = ExpressionWrapper<Schema, 'shipments', SqlBool>

async function describe(
  ctx: Ctx,
  owner: ShipmentOwner,
  rows: readonly ShipmentRow[],
): Promise<readonly ListedShipment[]> {
  const { query } = ctx.db
  const numbers = rows.map(({ waybill_no }) => waybill_no)
  const roles = await rolesAmong(query, owner, rows)
  const nicknames = await readNicknames(query, owner.customerId, numbers)
  const changes = await readDeliveryChanges(query, numbers)
  const own = new Set(rows.map(({ id }) => id))
  const present = await readTracked(ctx, rows, { open: own, own })
  return rows.map((row) => ({
    shipment: present(row, row.waybill_no),
    roles: roles.get(row.id) ?? [],
    orderNo: row.order_no,
    registeredAt: row.registered_at,
    nickname: nicknames.get(row.waybill_no) ?? null,
    change: changes.get(row.waybill_no) ?? null,
  }))
}

function countIf(condition: Condition) {
  return sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
}

function ownedIn(
  eb: Builder,
  ctx: Ctx,
  owner: ShipmentOwner,
  { of, role }: { readonly of: RecordOwner; readonly role: ShipmentRole | null },
): Condition {
  const own = ctx.db.query.selectFrom(ownShipmentIds(ctx.db.query, owner, of).as('own'))
  const ids = own
    .select('own.shipment_id')
    .$if(role !== null, (of) => of.where('own.role', '=', role ?? 'sender'))
  return eb('shipments.id', 'in', ids)
}

function withinFilters(
  eb: Builder,
  { customerId }: ShipmentOwner,
  { from, until, text }: Pick<z.output<typeof filters>, 'from' | 'until' | 'text'>,
): Condition[] {
  const conditions: Condition[] = []
  if (from !== null) conditions.push(eb('shipments.registered_at', '>=', instantAtHome(from)))
  if (until !== null) {
    conditions.push(eb('shipments.registered_at', '<', endOfDayAtHome(until)))
  }
  if (text !== '') conditions.push(matches(eb, customerId, text))
  return conditions
}

function matches(eb: Builder, customerId: string, text: string): Condition {
  const escaped = (typed: string) => typed.replace(/[\\%_]/g, '\\$&')
  const [part, begins] = [`%${escaped(text)}%`, `${escaped(normaliseNumber(text))}%`]
  const like = (column: string, pattern: string) =>
    sql<SqlBool>`lower(${sql.ref(column)}) like lower(${pattern}) escape '\\'`
  const isTail = /^\d{4}$/.test(text)
  return eb.or([
    like('shipments.waybill_no', begins),
    like('shipments.order_no', begins),
    eb.exists(
      eb
        .selectFrom('shipment_references')
        .select('shipment_references.reference')
        .whereRef('shipment_references.shipment_id', '=', 'shipments.id')
        .where(like('shipment_references.reference', begins)),
    ),
    eb.exists(
      eb
        .selectFrom('shipment_nicknames')
        .select('shipment_nicknames.nickname')
        .whereRef('shipment_nicknames.waybill_no', '=', 'shipments.waybill_no')
        .where('shipment_nicknames.customer_id', '=', customerId)
        .where(like('shipment_nicknames.nickname', part)),
    ),
    eb.exists(
      eb
        .selectFrom('shipment_parties')
        .select('shipment_parties.shipment_id')
        .whereRef('shipment_parties.shipment_id', '=', 'shipments.id')
        .where((of) =>
          of.or([
            like('shipment_parties.name', part),
            ...(isTail ? [sql<SqlBool>`shipment_parties.phone like ${`%${text}`}`] : []),
          ]),
        ),
    ),
  ])
}

/** Whether a shipment stands in a tab. */
function inTab(eb: Builder, tab: ShipmentTab): Condition {
  switch (tab) {
    case 'underway':
      return eb('shipments.status', 'not in', ended)
    case 'attention':
      return eb('shipments.status', 'in', ['on_hold', 'attempt_failed', 'awaiting_collection'])
    case 'ended':
      return eb('shipments.status', 'in', ended)
  }
}

const ended = ['delivered', 'returned']
