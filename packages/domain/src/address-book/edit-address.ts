import type { Ctx } from '@hongyan/kernel/context'
import type { BookAddress } from './book-address.ts'
import type { AddressRole } from './book-rules.ts'
import { contentColumns } from './content-columns.ts'
import { readOwn } from './get-address.ts'
import { makeDefault } from './make-default.ts'
import { changeBook } from './own-book.ts'
import type { AddressInput } from './read-content.ts'
import { takeContent } from './take-content.ts'

/**
 * Changes an address of the customer's own book. What is not given stays; a default is given up only by making
 * another address the default. Refuses `unknown-address` and, by field, `invalid-input`.
 */
export async function editAddress(
  ctx: Ctx,
  input: AddressInput & { readonly id: string; readonly defaultFor?: readonly AddressRole[] | undefined },
): Promise<BookAddress> {
  return changeBook(ctx, async (book) => {
    const kept = await readOwn(book.trx, book.customerId, input.id)
    const content = takeContent(input, kept)
    await book.trx
      .updateTable('book_addresses')
      .set({ ...contentColumns(content), updated_at: book.now })
      .where('id', '=', input.id)
      .execute()
    for (const role of input.defaultFor ?? []) await makeDefault(book, input.id, role)
    return readOwn(book.trx, book.customerId, input.id)
  })
}
