import type { EnquiryRow } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Selectable } from 'kysely'
import { anyLife, readToken, signToken } from '../codes/signed-token.ts'
import { readEnquiryNumber } from './enquiry-number.ts'

/** What a person gets for an enquiry: its number, and a private token that shows, corrects and withdraws it. */
export type EnquiryReceipt = {
  readonly number: string
  readonly token: string
  readonly receivedAt: number
  /** When the token stops opening, ms UTC. */
  readonly tokenUntil: number
}

/** The same receipt for the same enquiry, however often it is asked for. */
export function receiptOf(ctx: Ctx, row: Pick<EnquiryRow, 'number' | 'created_at'>): EnquiryReceipt {
  const { linkKey, enquiries } = ctx.settings
  const tokenUntil = row.created_at + enquiries.linkMs
  const token = signToken(linkKey, 'enquiry', row.number, tokenUntil)
  return { number: row.number, token, receivedAt: row.created_at, tokenUntil }
}

/**
 * The enquiry that a token opens. Refuses `not-found` alike for a wrong number, a number of someone else and a
 * token that is altered or too old.
 */
export async function findEnquiry(
  ctx: Ctx,
  input: { readonly number: string; readonly token: string },
): Promise<Selectable<EnquiryRow>> {
  const number = readEnquiryNumber(input.number)
  const opened = readToken(ctx.settings.linkKey, 'enquiry', input.token, ctx.now(), anyLife)
  if (number !== null && opened === number) {
    const row = await ctx.db.query
      .selectFrom('enquiries')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirst()
    if (row) return row
  }
  throw new DomainError({ entity: 'enquiry', code: 'not-found', detail: 'No enquiry opens with this' })
}
