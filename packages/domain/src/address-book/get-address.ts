import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'
import { type BookAddress, readAddressRow } from './book-address.ts'
import { ownerOf } from './own-book.ts'

/** One address of the customer's own book. Refuses `unknown-address`, for one of somebody else's book too. */
export async function getAddress(ctx: Ctx, input: { readonly id: string }): Promise<BookAddress> {
  return readOwn(ctx.db.query, ownerOf(ctx), input.id)
}

/** The same; null for one that the book does not have. */
export async function addressOrNull(ctx: Ctx, id: string): Promise<BookAddress | null> {
  try {
    return await getAddress(ctx, { id })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'unknown-address') return null
    throw error
  }
}

/** The same inside a transaction. */
export async function readOwn(
  query: Pick<Transaction<Schema>, 'selectFrom'>,
  customerId: string,
  id: string,
): Promise<BookAddress> {
  const row = await query
    .selectFrom('book_addresses')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row)
    throw new DomainError({
      entity: 'address',
      code: 'unknown-address',
      detail: 'The book has no such address',
    })
  return readAddressRow(row)
}
