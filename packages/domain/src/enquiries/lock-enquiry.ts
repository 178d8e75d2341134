import type { EnquiryRow, Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Selectable, Transaction } from 'kysely'
import { staffWith } from '../staff/own-staff.ts'
import { readEnquiryNumber } from './enquiry-number.ts'

/** Lets those pass who work on enquiries: programs of the company, and whoever of staff may. Refuses `forbidden` to others. */
export function mayWorkEnquiries(ctx: Ctx): void {
  const { kind } = ctx.actor
  if (kind === 'person') staffWith(ctx, 'work-enquiries')
  else if (kind !== 'staff' && kind !== 'system')
    throw new DomainError({
      entity: 'enquiry',
      code: 'forbidden',
      detail: 'Only the desk works on enquiries',
    })
}

/** The enquiry of a number, locked to the end of the transaction. Refuses `not-found`. */
export async function lockEnquiry(trx: Transaction<Schema>, typed: string): Promise<Selectable<EnquiryRow>> {
  const number = readEnquiryNumber(typed)
  if (number === null)
    throw new DomainError({ entity: 'enquiry', code: 'not-found', detail: 'Not a number of an enquiry' })
  const asked = trx.selectFrom('enquiries').selectAll().where('number', '=', number)
  const row = await asked.forUpdate().executeTakeFirst()
  if (!row) throw new DomainError({ entity: 'enquiry', code: 'not-found', detail: 'No such enquiry' })
  return row
}
