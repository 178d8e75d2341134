import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { defaultColumns } from './book-address.ts'
import { addressRoles } from './book-rules.ts'
import { changeBook, type LockedBook } from './own-book.ts'
import type { PassedOn } from './passed-on.ts'

type Deletion = {
  readonly id: string
  readonly deleted: number
  /** Until then it can be undone, ms UTC. */
  readonly undoUntil: number
}

/**
 * Deletes addresses of the customer's own book, all of those named or none. A default that goes
 * is nobody's until one is chosen. `restoreAddresses` undoes it for a short while. Refuses `unknown-address`.
 */
export async function deleteAddresses(
  ctx: Ctx,
  input: { readonly ids: readonly string[] },
): Promise<Deletion> {
  const ids = [...new Set(input.ids)]
  return changeBook(ctx, async (book) => {
    const id = uuidv7(book.now)
    const before = await heldDefaults(book)
    const deleted = await book.trx
      .updateTable('book_addresses')
      .set({
        deleted_at: book.now,
        deletion_id: id,
        is_sender_default: 0,
        is_recipient_default: 0,
      })
      .where('customer_id', '=', book.customerId)
      .where('deleted_at', 'is', null)
      .where('id', 'in', ids)
      .returning('id')
      .execute()
    if (deleted.length < ids.length)
      throw new DomainError({
        entity: 'address',
        code: 'unknown-address',
        detail: 'The book has no such address',
      })
    for (const role of addressRoles) {
      const holder = before[role]
      if (holder !== undefined && ids.includes(holder)) await notePassedOn(book, holder, before)
    }
    return { id, deleted: deleted.length, undoUntil: book.now + ctx.settings.addressBook.undoMs }
  })
}

type Held = Readonly<Partial<Record<(typeof addressRoles)[number], string>>>

/** Which address is the default for each role. */
async function heldDefaults({ trx, customerId }: LockedBook): Promise<Held> {
  const held: Partial<Record<(typeof addressRoles)[number], string>> = {}
  for (const role of addressRoles) {
    const row = await trx
      .selectFrom('book_addresses')
      .select('id')
      .where('customer_id', '=', customerId)
      .where(defaultColumns[role], '=', 1)
      .executeTakeFirst()
    if (row) held[role] = row.id
  }
  return held
}

/** Notes beside a deleted address which defaults it was, so that undoing can bring them back. */
async function notePassedOn({ trx }: LockedBook, holder: string, before: Held): Promise<void> {
  const roles = addressRoles.filter((role) => before[role] === holder)
  const passedOn: PassedOn = Object.fromEntries(roles.map((role) => [role, null]))
  await trx
    .updateTable('book_addresses')
    .set({ passed_on: JSON.stringify(passedOn) })
    .where('id', '=', holder)
    .execute()
}
