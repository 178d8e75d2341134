import type { Ctx } from '@hongyan/kernel/context'
import type { BookAddress } from './book-address.ts'
import type { AddressRole } from './book-rules.ts'
import { readOwn } from './get-address.ts'
import { makeDefault } from './make-default.ts'
import { changeBook } from './own-book.ts'

/** Makes an address the default for a role, in place of the one that was. Refuses `unknown-address`. */
export async function setDefaultAddress(
  ctx: Ctx,
  input: { readonly id: string; readonly role: AddressRole },
): Promise<BookAddress> {
  return changeBook(ctx, async (book) => {
    await readOwn(book.trx, book.customerId, input.id)
    await makeDefault(book, input.id, input.role)
    return readOwn(book.trx, book.customerId, input.id)
  })
}
