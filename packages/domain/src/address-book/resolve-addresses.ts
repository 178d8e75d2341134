import { setImmediate } from 'node:timers/promises'
import { parseAddress } from '../addresses/parse-address.ts'
import type { ParsedAddress } from '../addresses/parsed-address.ts'
import { type AddressFinding, validateAddress } from '../addresses/validate-address.ts'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'
import { type BookAddress, readAddressRow } from './book-address.ts'
import { mostLines } from './book-rules.ts'
import { liveRows, ownerOf } from './own-book.ts'

/** Lines read before others may have their turn. */
const linesAtOnce = 10

export type ResolvedLine = {
  readonly asked: string
  readonly address: ParsedAddress
  readonly findings: readonly AddressFinding[]
  /** Who of the customer's own book is meant, by name and phone or by phone alone; null for nobody. */
  readonly known: BookAddress | null
}

/** Reads up to 500 pasted addresses and finds whose they are in the customer's own book, one answer for each line. */
export async function resolveAddresses(
  ctx: Ctx,
  input: { readonly lines: readonly string[] },
): Promise<readonly ResolvedLine[]> {
  const customerId = ownerOf(ctx)
  if (input.lines.length > mostLines) {
    const fields = [{ path: 'addressList', message: 'too many addresses' }]
    throw new DomainError({ entity: 'address', code: 'invalid-input', detail: 'Too many lines', fields })
  }
  const rows = await liveRows(ctx.db.query, customerId)
  const book = rows.map(readAddressRow)
  const byPhone = Map.groupBy(book, ({ phone }) => phone)
  const resolved: ResolvedLine[] = []
  for (const [at, asked] of input.lines.entries()) {
    if (at > 0 && at % linesAtOnce === 0) await setImmediate()
    const address = parseAddress(asked)
    const reached = address.phone === null ? [] : (byPhone.get(address.phone) ?? [])
    const known = reached.find(({ name }) => name === address.name) ?? reached[0] ?? null
    resolved.push({ asked, address, findings: validateAddress(address), known })
  }
  return resolved
}
