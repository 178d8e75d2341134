import type { Ctx } from './context.ts'
import { DomainError } from './errors.ts'

/**
 * Reads what may be some seconds old: from the replica where there is one and it is near, else from the primary. So does
 * whoever is signed in: they may just have written what they read.
 */
export async function readAged<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { replica, actor } = ctx
  if (!replica?.near() || actor.kind === 'customer') return read(ctx)
  try {
    return await read({ ...ctx, db: replica.db })
  } catch (error) {
    if (error instanceof DomainError) throw error
    replica.miss()
    return read(ctx)
  }
}
