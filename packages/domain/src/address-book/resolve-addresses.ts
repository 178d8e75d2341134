import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { ParsedAddress } from '../addresses/parsed-address.ts'
import { type BookAddress, readAddressRow } from './book-address.ts'
import { mostLines } from './book-rules.ts'
import { liveRows, ownerOf } from './own-book.ts'

/**
 * Finds who of the customer's own book up to 500 pasted addresses mean, by name and phone or by phone alone: one answer
 * for each, null for nobody.
 */
export async function resolveAddresses(
  ctx: Ctx,
  input: { readonly addresses: readonly Pick<ParsedAddress, 'name' | 'phone'>[] },
): Promise<readonly (BookAddress | null)[]> {
  const customerId = ownerOf(ctx)
  if (input.addresses.length > mostLines) {
    const fields = [{ path: 'addressList', message: 'too many addresses' }]
    throw new DomainError({ entity: 'address', code: 'invalid-input', detail: 'Too many lines', fields })
  }
  const rows = await liveRows(ctx.db.query, customerId)
  const byPhone = Map.groupBy(rows.map(readAddressRow), ({ phone }) => phone)
  return input.addresses.map(({ name, phone }) => {
    const reached = phone === null ? [] : (byPhone.get(phone) ?? [])
    return reached.find((one) => one.name === name) ?? reached[0] ?? null
  })
}
