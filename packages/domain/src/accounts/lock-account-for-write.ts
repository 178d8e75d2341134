import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Transaction } from 'kysely'

/**
 * Keeps the account of whoever is signed in until the end of the transaction: it is deleted before or after, never
 * meanwhile. Every transaction that writes in somebody's name begins with it; others write beside it. Nothing where
 * nobody is signed in. Refuses `sign-in-needed` for an account that has been deleted.
 */
export async function lockAccountForWrite(ctx: Ctx, trx: Transaction<Schema>): Promise<void> {
  await withAccount(ctx, trx, 'beside-others')
}

/** The same, and changes of one account that are made so take turns; other writes still go beside them. */
export async function takeAccountInTurn(ctx: Ctx, trx: Transaction<Schema>): Promise<void> {
  await withAccount(ctx, trx, 'in-turn')
}

/** The same, and nothing is written in its name meanwhile. */
export async function lockAccount(ctx: Ctx, trx: Transaction<Schema>): Promise<void> {
  await withAccount(ctx, trx, 'alone')
}

/** The first two do not wait for each other, the second waits for its own kind, and the last for all. */
const strengths = { 'beside-others': 'forKeyShare', 'in-turn': 'forNoKeyUpdate', alone: 'forUpdate' } as const

async function withAccount(
  { actor }: Ctx,
  trx: Transaction<Schema>,
  how: keyof typeof strengths,
): Promise<void> {
  if (actor.kind !== 'customer') return
  const asked = trx.selectFrom('accounts').select('id').where('id', '=', actor.customerId)
  const row = await asked[strengths[how]]().executeTakeFirst()
  if (!row)
    throw new DomainError({ entity: 'account', code: 'sign-in-needed', detail: 'The account was deleted' })
}
