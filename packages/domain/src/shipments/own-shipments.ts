import type { Schema, ShipmentRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Kysely, Transaction } from 'kysely'
import { mayChange, membershipFor } from '../companies/company-access.ts'
import { type CompanyRight, type RecordOwner, roleMay } from '../companies/company-rules.ts'
import { findShipment } from '../tracking/find-shipments.ts'

/** What somebody is in a shipment; whoever orders one sends it. */
export type ShipmentRole = 'sender' | 'receiver'

/** Whose shipments: an account, the number it was verified for, and the company whose orders it sees. */
export type ShipmentOwner = {
  readonly customerId: string
  readonly phone: string | null
  readonly companyId: string | null
}

/** The account that asks. Refuses `sign-in-needed` for everybody else, and for one that has been deleted. */
export async function ownerOf(ctx: Ctx): Promise<ShipmentOwner> {
  const owner = await findOwner(ctx)
  if (owner) return owner
  throw new DomainError({
    entity: 'own-shipment',
    code: 'sign-in-needed',
    detail: 'Shipments of an account need one',
  })
}

async function findOwner({ actor, db }: Ctx): Promise<ShipmentOwner | null> {
  if (actor.kind !== 'customer') return null
  const { customerId } = actor
  const account = await db.query
    .selectFrom('accounts')
    .select('phone')
    .where('id', '=', customerId)
    .executeTakeFirst()
  if (!account) return null
  const companyId = actor.company && roleMay(actor.company.role, 'see') ? actor.company.companyId : null
  return { customerId, phone: account.phone, companyId }
}

type Query = Kysely<Schema> | Transaction<Schema>

/**
 * Id and role of every shipment that belongs to somebody: sent or addressed to their number, or of their orders; else
 * of every one that their company ordered. Each part goes by an index, so the cost does not grow with the shipments of
 * others.
 */
export function ownShipmentIds(
  query: Query,
  { customerId, phone, companyId }: ShipmentOwner,
  of: RecordOwner = 'own',
) {
  const [column, id] =
    of === 'own' ? (['orders.customer_id', customerId] as const) : (['orders.company_id', companyId] as const)
  const ordered = query
    .selectFrom('orders')
    .innerJoin('order_waybills', 'order_waybills.order_id', 'orders.id')
    .innerJoin('shipments', 'shipments.waybill_no', 'order_waybills.waybill_no')
    .where(column, '=', id)
    .select(({ val }) => ['shipments.id as shipment_id', val<string>('sender').as('role')])
  return (
    query
      .selectFrom('shipment_parties')
      // Null is equal to nothing: without a number only the orders count.
      .where('shipment_parties.phone_key', '=', of === 'own' ? phone : null)
      .select(['shipment_parties.shipment_id', 'shipment_parties.role'])
      .union(ordered as never)
  )
}

/** A shipment of somebody's own, with what they are in it. */
type OwnShipment = {
  readonly row: ShipmentRow
  readonly roles: readonly ShipmentRole[]
  /** False for whoever only looks at what their company ordered. */
  readonly mayAct: boolean
}

/**
 * The shipment of a number, for whom it belongs to: what their company ordered as their role allows `right`. Refuses
 * `not-found` alike for a number that nobody has and one of somebody else, `sign-in-needed`, `forbidden` by the role.
 */
export async function findShipmentFor(
  ctx: Ctx,
  number: string,
  right: CompanyRight = 'see',
): Promise<OwnShipment> {
  const owner = await ownerOf(ctx)
  const { shipment } = await findShipment(ctx.db, number.slice(0, 60))
  const all = shipment && (await rolesAmong(ctx.db.query, owner, [shipment])).get(shipment.id)
  if (!shipment || !all)
    throw new DomainError({
      entity: 'own-shipment',
      code: 'not-found',
      detail: 'No shipment of this account',
    })
  const alone = { ...owner, companyId: null }
  const theirs = (await rolesAmong(ctx.db.query, alone, [shipment])).get(shipment.id)
  const mayAct = mayChange(ctx, owner)
  if (theirs) return { row: shipment, roles: mayAct ? all : theirs, mayAct: true }
  membershipFor(ctx, right)
  return { row: shipment, roles: all, mayAct }
}

/** The ids of those among some shipments that belong to whoever is signed in; none of them where nobody is. */
export async function ownAmong(ctx: Ctx, rows: readonly ShipmentRow[]): Promise<ReadonlySet<string>> {
  const owner = await findOwner(ctx)
  return new Set(owner === null ? [] : (await rolesAmong(ctx.db.query, owner, rows)).keys())
}

/** What somebody is in some shipments, by the ids of those that are theirs. */
export async function rolesAmong(
  query: Query,
  { customerId, phone, companyId }: ShipmentOwner,
  rows: readonly Pick<ShipmentRow, 'id' | 'waybill_no'>[],
): Promise<ReadonlyMap<string, readonly ShipmentRole[]>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const parties = await query
    .selectFrom('shipment_parties')
    .select(['shipment_id', 'role'])
    .where('shipment_id', 'in', ids)
    .where('phone_key', '=', phone)
    .execute()
  const numbers = rows.map(({ waybill_no }) => waybill_no)
  const ordered = await query
    .selectFrom('order_waybills')
    .innerJoin('orders', 'orders.id', 'order_waybills.order_id')
    .select('order_waybills.waybill_no')
    .where('order_waybills.waybill_no', 'in', numbers)
    .where((eb) =>
      // Null is equal to nothing.
      eb.or([eb('orders.customer_id', '=', customerId), eb('orders.company_id', '=', companyId)]),
    )
    .execute()
  const isOrdered = new Set(ordered.map(({ waybill_no }) => waybill_no))
  return new Map(
    rows.flatMap(({ id, waybill_no }) => {
      const own = parties.filter(({ shipment_id }) => shipment_id === id).map(({ role }) => role)
      if (isOrdered.has(waybill_no)) own.push('sender')
      const roles = (['sender', 'receiver'] as const).filter((role) => own.includes(role))
      return roles.length === 0 ? [] : [[id, roles] as const]
    }),
  )
}
