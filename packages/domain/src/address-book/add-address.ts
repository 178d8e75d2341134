import type { Ctx } from '@hongyan/kernel/context'
import { type AddressContent, type BookAddress, readAddressRow } from './book-address.ts'
import type { AddressRole } from './book-rules.ts'
import { contentKey } from './content-columns.ts'
import { readOwn } from './get-address.ts'
import { makeDefault } from './make-default.ts'
import { changeBook, insertAddresses, type LockedBook, refuseOverfull } from './own-book.ts'
import type { AddressInput } from './read-content.ts'
import { takeContent } from './take-content.ts'

/**
 * Adds an address, given in fields or as a pasted text, to the customer's own book. It becomes a default
 * only where that is asked for. The same address a second time adds nothing and gives the one that is there. Refuses `invalid-input`
 * by field and `book-full`.
 */
export async function addAddress(
  ctx: Ctx,
  input: AddressInput & { readonly defaultFor?: readonly AddressRole[] | undefined },
): Promise<BookAddress> {
  const content = takeContent(input)
  return changeBook(ctx, async (book) => {
    let id = await findSame(book, content)
    if (id === null) {
      await refuseOverfull(ctx, book, 1)
      id = (await insertAddresses(book, [content]))[0] ?? ''
    }
    for (const role of input.defaultFor ?? []) await makeDefault(book, id, role)
    return readOwn(book.trx, book.customerId, id)
  })
}

/** The address of a book that is the same in every field. */
async function findSame({ trx, customerId }: LockedBook, content: AddressContent): Promise<string | null> {
  const wanted = contentKey(content)
  const rows = await trx
    .selectFrom('book_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .where('phone', '=', content.phone)
    .execute()
  return rows.find((row) => contentKey(readAddressRow(row)) === wanted)?.id ?? null
}
