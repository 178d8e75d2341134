import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { defaultColumns } from './book-address.ts'
import { addressRoles } from './book-rules.ts'
import { makeDefault } from './make-default.ts'
import { changeBook, type LockedBook, refuseOverfull } from './own-book.ts'
import { readPassedOn } from './passed-on.ts'

/**
 * Undoes a deletion of the customer's own book, with the defaults that the addresses were unless others have been
 * chosen since. Gives how many came back. Refuses `undo-over` after its time, and for a deletion of
 * somebody else, and `book-full`.
 */
export async function restoreAddresses(
  ctx: Ctx,
  input: { readonly deletionId: string },
): Promise<{ readonly restored: number }> {
  return changeBook(ctx, async (book) => {
    const rows = await book.trx
      .selectFrom('book_addresses')
      .select(['id', 'passed_on'])
      .where('customer_id', '=', book.customerId)
      .where('deletion_id', '=', input.deletionId)
      .where('deleted_at', 'is not', null)
      .execute()
    if (rows.length === 0)
      throw new DomainError({
        entity: 'address',
        code: 'undo-over',
        detail: 'The deletion cannot be undone any more',
      })
    await refuseOverfull(ctx, book, rows.length)
    await book.trx
      .updateTable('book_addresses')
      .set({ deleted_at: null, deletion_id: null, passed_on: null })
      .where('customer_id', '=', book.customerId)
      .where('deletion_id', '=', input.deletionId)
      .execute()
    for (const { id, passed_on } of rows) await takeBack(book, id, passed_on)
    return { restored: rows.length }
  })
}

async function takeBack(book: LockedBook, id: string, noted: string | null): Promise<void> {
  const passedOn = readPassedOn(noted)
  for (const role of addressRoles) {
    if (passedOn[role] === undefined) continue
    const holder = await book.trx
      .selectFrom('book_addresses')
      .select('id')
      .where('customer_id', '=', book.customerId)
      .where(defaultColumns[role], '=', 1)
      .executeTakeFirst()
    if ((holder?.id ?? null) === passedOn[role]) await makeDefault(book, id, role)
  }
}
