import type { Schema } from '@hongyan/db'
import type { Transaction } from 'kysely'
import type { Actor, Ctx } from '../context.ts'
import { DomainError, type Entity } from '../errors.ts'

/** How long sending a request again is understood as the same request, in ms: its answer may not have arrived. */
export const repeatMs = 10 * 60_000

/**
 * The account of somebody who is signed in. A key opens nothing here: whoever finds one makes no further keys.
 * @throws DomainError `sign-in-needed`
 */
export function personOf({ actor }: { readonly actor: Actor }, entity: Entity): string {
  if (actor.kind === 'customer' && actor.keyId === undefined) return actor.customerId
  throw new DomainError({ entity, code: 'sign-in-needed', detail: 'Only somebody signed in may do this' })
}

/** Changes of one account take turns, so that the number of its rows holds whoever else writes. */
export async function lockAccount(ctx: Ctx, trx: Transaction<Schema>, accountId: string): Promise<void> {
  // SQLite has one writer at a time: the transaction itself is the lock.
  if (ctx.db.engine === 'postgres')
    await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
}
