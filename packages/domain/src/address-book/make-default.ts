import { defaultColumns } from './book-address.ts'
import type { AddressRole } from './book-rules.ts'
import type { LockedBook } from './own-book.ts'

/** Makes one address the default for a role in place of whichever was. */
export async function makeDefault(
  { trx, customerId }: LockedBook,
  id: string,
  role: AddressRole,
): Promise<void> {
  const column = defaultColumns[role]
  await trx
    .updateTable('book_addresses')
    .set({ [column]: 0 })
    .where('customer_id', '=', customerId)
    .where(column, '=', 1)
    .execute()
  await trx
    .updateTable('book_addresses')
    .set({ [column]: 1 })
    .where('id', '=', id)
    .execute()
}
