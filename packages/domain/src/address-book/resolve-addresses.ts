import { parseAddress } from '../addresses/parse-address.ts'
import type { ParsedAddress } from '../addresses/parsed-address.ts'
import { type AddressFinding, validateAddress } from '../addresses/validate-address.ts'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { type BookAddress, readAddressRow } from './book-address.ts'
import { mostLines } from './book-rules.ts'
import { liveRows, ownerOf } from './own-book.ts'

/** A pasted line as it was understood. */
export type UnderstoodLine = {
  readonly address: ParsedAddress
  readonly findings: readonly AddressFinding[]
}

export type ResolvedLine = UnderstoodLine & {
  /** Who of the customer's own book is meant, by name and phone or by phone alone; null for nobody. */
  readonly known: BookAddress | null
}

/** Understands a pasted line: a few ms of a processor where it means no good. Asks nobody's book. */
export function understandLine(line: string): UnderstoodLine {
  const address = parseAddress(line)
  return { address, findings: validateAddress(address) }
}

/** Finds whose up to 500 pasted addresses are in the customer's own book, one answer for each line. */
export async function resolveAddresses(
  ctx: Ctx,
  input: { readonly lines: readonly UnderstoodLine[] },
): Promise<readonly ResolvedLine[]> {
  const customerId = ownerOf(ctx)
  if (input.lines.length > mostLines) {
    const fields = [{ path: 'addressList', message: 'too many addresses' }]
    throw new DomainError({ entity: 'address', code: 'invalid-input', detail: 'Too many lines', fields })
  }
  const rows = await liveRows(ctx.db.query, customerId)
  const byPhone = Map.groupBy(rows.map(readAddressRow), ({ phone }) => phone)
  return input.lines.map((line) => {
    const { name, phone } = line.address
    const reached = phone === null ? [] : (byPhone.get(phone) ?? [])
    return { ...line, known: reached.find((one) => one.name === name) ?? reached[0] ?? null }
  })
}
