import { applySteps, type Db, migrations } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'

/** Ends the transaction of a rehearsal, so that nothing of it stays. */
class TakenBack extends Error {}

/**
 * Does `work` on the database as it is, with everything that a run would do, and takes all of it back. Other writers
 * wait meanwhile.
 */
export async function rehearse<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const done: T[] = []
  try {
    await ctx.db.longTransaction(async (trx) => {
      await applySteps(trx, ctx.db.engine, migrations)
      const inside: Db['transaction'] = (inner) => inner(trx)
      const db: Db = { ...ctx.db, query: trx, transaction: inside, longTransaction: inside }
      done.push(await work({ ...ctx, db }))
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return done.at(-1) as T
}
