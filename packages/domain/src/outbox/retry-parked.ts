import type { Ctx } from '@hongyan/kernel/context'

/** Puts parked messages back into the queue, all or those about one number; returns how many. Merchants send theirs again. */
export async function retryParked(ctx: Ctx, input: { readonly number: string | null }): Promise<number> {
  const { number } = input
  const rows = await ctx.db.query
    .updateTable('outbox')
    .set({ state: 'waiting', next_at: ctx.now(), attempts: 0, refusals: 0, finished_at: null })
    .where('state', '=', 'parked')
    .where('target', '!=', 'merchant')
    .$if(number !== null, (query) => query.where('number', '=', number ?? ''))
    .returning('id')
    .execute()
  return rows.length
}
