import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import type { Ctx } from '../context.ts'
import { DomainError } from '../errors.ts'

/**
 * Keeps the account of whoever is signed in until the end of the transaction: it is deleted before or after, never
 * meanwhile. Every transaction that writes in somebody's name begins with it; others write beside it. Nothing where
 * nobody is signed in. Refuses `sign-in-needed` for an account that has been deleted.
 */
export async function holdAccount(ctx: Ctx, trx: Transaction<Schema>): Promise<void> {
  await withAccount(ctx, trx, 'beside-others')
}

/** The same, and changes of one account that are made so take turns. */
export async function lockAccount(ctx: Ctx, trx: Transaction<Schema>): Promise<void> {
  await withAccount(ctx, trx, 'alone')
}

async function withAccount(
  { actor, db }: Ctx,
  trx: Transaction<Schema>,
  how: 'beside-others' | 'alone',
): Promise<void> {
  if (actor.kind !== 'customer') return
  const asked = trx.selectFrom('accounts').select('id').where('id', '=', actor.customerId)
  // SQLite has one writer at a time: the transaction itself is the lock.
  const isLocked = db.engine === 'postgres'
  const locked = how === 'alone' ? asked.forUpdate() : asked.forKeyShare()
  const row = await (isLocked ? locked : asked).executeTakeFirst()
  if (!row)
    throw new DomainError({ entity: 'account', code: 'sign-in-needed', detail: 'The account was deleted' })
}
