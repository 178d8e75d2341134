import type { BookAddressRow, Schema } from '@hongyan/db'
import { inChunks } from '@hongyan/kernel/chunks'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { uuidv7 } from '@hongyan/kernel/ids'
import { sql, type Transaction } from 'kysely'
import { lockAccountForWrite } from '../accounts/lock-account-for-write.ts'
import type { AddressContent } from './book-address.ts'
import { contentColumns } from './content-columns.ts'

/** The book being changed: whose it is, in which transaction, at which moment (ms UTC). */
export type LockedBook = {
  readonly trx: Transaction<Schema>
  readonly customerId: string
  readonly now: number
}

/** The customer who asks: nobody else sees or changes a book. @throws DomainError `sign-in-needed` */
export function ownerOf(ctx: Ctx): string {
  if (ctx.actor.kind !== 'customer')
    throw new DomainError({
      entity: 'address',
      code: 'sign-in-needed',
      detail: 'An address book has one reader',
    })
  return ctx.actor.customerId
}

/**
 * Changes the book of the customer who asks, in one transaction. Changes of one book take turns, so that its size and
 * its defaults hold whoever else writes. What was deleted and can be undone no more goes on the way.
 */
export async function changeBook<T>(ctx: Ctx, work: (book: LockedBook) => Promise<T>): Promise<T> {
  const customerId = ownerOf(ctx)
  const now = ctx.now()
  return ctx.db.transaction(async (trx) => {
    await lockAccountForWrite(ctx, trx)
    await trx
      .insertInto('address_books')
      .values({ customer_id: customerId, revision: 1 })
      .onConflict((on) =>
        on.column('customer_id').doUpdateSet((eb) => ({ revision: eb('address_books.revision', '+', 1) })),
      )
      .execute()
    await trx
      .deleteFrom('book_addresses')
      .where('customer_id', '=', customerId)
      .where('deleted_at', '<', undoableSince(ctx))
      .execute()
    return work({ trx, customerId, now })
  })
}

/** Deletions before this moment (ms UTC) cannot be undone any more. */
export function undoableSince(ctx: Ctx): number {
  return ctx.now() - ctx.settings.addressBook.undoMs
}

/** The addresses of a book that are not deleted, those changed last first. */
export async function liveRows(
  query: Pick<Transaction<Schema>, 'selectFrom'>,
  customerId: string,
): Promise<readonly BookAddressRow[]> {
  return query
    .selectFrom('book_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** @throws DomainError `book-full` when `more` addresses find no room */
export async function refuseOverfull(ctx: Ctx, { trx, customerId }: LockedBook, more: number): Promise<void> {
  const { kept } = await trx
    .selectFrom('book_addresses')
    .select(sql<number>`count(*)`.as('kept'))
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(kept) + more > ctx.settings.addressBook.mostAddresses)
    throw new DomainError({ entity: 'address', code: 'book-full', detail: 'The address book is full' })
}

/** Adds addresses and gives their ids, in the same order. */
export async function insertAddresses(
  book: LockedBook,
  contents: readonly AddressContent[],
): Promise<readonly string[]> {
  const rows = contents.map((content) => ({
    id: uuidv7(book.now),
    customer_id: book.customerId,
    ...contentColumns(content),
    is_sender_default: 0 as const,
    is_recipient_default: 0 as const,
    created_at: book.now,
    updated_at: book.now,
    deleted_at: null,
    deletion_id: null,
    passed_on: null,
  }))
  for (const chunk of inChunks(rows)) await book.trx.insertInto('book_addresses').values(chunk).execute()
  return rows.map(({ id }) => id)
}
