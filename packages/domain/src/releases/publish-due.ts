import type { DeskReleaseRow } from '@hongyan/db'
import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { carryOut } from './carry-out.ts'

const mostAtOnce = 50

/**
 * Carries out what has come due, the earliest first; of several processes one does each, and what came due while none
 * ran is done by the first that does. What cannot be published fails with its reason and keeps none of the others
 * back. Returns how many this process has carried out; `onFault` is told of what went wrong otherwise and is tried again.
 */
export async function publishDue(ctx: Ctx, onFault: (error: unknown) => void): Promise<number> {
  let done = 0
  for (const row of await dueBy(ctx, ctx.now())) {
    try {
      await carryOut(ctx, row)
      done += 1
    } catch (error) {
      if (!(error instanceof DomainError)) onFault(error)
      else if (error.code !== 'settled') await fail(ctx, row, error)
    }
  }
  return done
}

/** What is to be carried out by a moment (ms UTC), in the order in which it will be. */
export function dueBy(ctx: Ctx, at: number): Promise<DeskReleaseRow[]> {
  return ctx.db.query
    .selectFrom('desk_releases')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
}

async function fail(ctx: Ctx, { id }: DeskReleaseRow, error: DomainError): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const failed = await trx
      .updateTable('desk_releases')
      .set({ state: 'failed', problem: `${error.code}: ${error.message}`.slice(0, 500) })
      .where('id', '=', id)
      .where('state', '=', 'scheduled')
      .returning('id')
      .executeTakeFirst()
    if (failed) await writeAudit(ctx, trx, { entity: 'release', id, action: 'failed' })
  })
}
