import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import { DomainError } from '../errors.ts'

/** A token that may be used once, already checked for being genuine. `expiresAt` is ms UTC. */
export type SpendableToken = { readonly id: string; readonly expiresAt: number }

/**
 * Uses tokens up together with what they pay for: if that fails, they stay good. Refuses `token-spent` when
 * one was used before, in any process.
 */
export async function spendTokens(
  trx: Transaction<Schema>,
  tokens: readonly SpendableToken[],
): Promise<void> {
  for (const { id, expiresAt } of tokens.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const spent = await trx
      .insertInto('once_tokens')
      .values({ id, expires_at: expiresAt })
      .onConflict((on) => on.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!spent)
      throw new DomainError({
        entity: 'token',
        code: 'token-spent',
        detail: 'A single-use token was used before',
      })
  }
}
