import type { OrderRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { anyLife, readToken, signToken } from '../codes/signed-token.ts'
import { reaches } from '../companies/company-access.ts'
import type { CompanyRight } from '../companies/company-rules.ts'
import { normaliseNumber } from '../numbers/recognise-number.ts'
import { staffMay } from '../staff/staff-rights.ts'

/** What a person gets for an order. Without an account a private token shows, changes and cancels it. */
export type OrderReceipt = {
  readonly number: string
  readonly placedAt: number
  /** Fen, as agreed. */
  readonly total: number
  readonly access: { readonly token: string; readonly until: number } | null
}

/** An order as it is asked for: by its number, and without an account with its token. */
export type OrderKey = { readonly number: string; readonly token: string | null }

/** The same receipt for the same order, however often it is asked for. */
export function receiptOf(
  ctx: Ctx,
  row: Pick<OrderRow, 'number' | 'created_at' | 'total_fen' | 'customer_id' | 'company_id'>,
): OrderReceipt {
  const { linkKey, orders } = ctx.settings
  const until = row.created_at + orders.linkMs
  const token = signToken(linkKey, 'order', row.number, until)
  return {
    number: row.number,
    placedAt: row.created_at,
    total: row.total_fen,
    access: row.customer_id === null && row.company_id === null ? { token, until } : null,
  }
}

/**
 * The order that an actor may see: an account its own and, as its role allows `right`, its company's; anybody with the
 * token of one without an account; the carrier all, its staff those of their branches. Refuses `not-found` alike for a wrong number and one of someone
 * else, and what `reaches` refuses.
 */
export async function findOrderFor(
  ctx: Ctx,
  { number: typed, token }: OrderKey,
  right: CompanyRight = 'see',
): Promise<OrderRow> {
  const number = normaliseNumber(typed.slice(0, 60))
  const row = await ctx.db.query
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
  if (row && mayOpen(ctx, row, token, right)) return row
  throw new DomainError({ entity: 'order', code: 'not-found', detail: 'No order opens with this' })
}

function mayOpen(ctx: Ctx, row: OrderRow, token: string | null, right: CompanyRight): boolean {
  const { actor } = ctx
  if (actor.kind === 'system' || actor.kind === 'staff') return true
  if (actor.kind === 'person')
    return staffMay(actor, right === 'see' ? 'see-orders' : 'answer-orders', { branch: row.branch })
  const { customer_id: customerId, company_id: companyId } = row
  if (customerId !== null || companyId !== null) return reaches(ctx, { customerId, companyId }, right)
  if (token === null) return false
  return readToken(ctx.settings.linkKey, 'order', token, ctx.now(), anyLife) === row.number
}
