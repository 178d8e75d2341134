import type { Ctx } from '../context.ts'
import { dayInChina } from '../time/day-in-china.ts'

/** How long a miss is kept. */
const windowDays = 90
const dayMs = 86_400_000

export type MissedTerm = { readonly term: string; readonly missed: number }

/** What was searched for in vain over the last days, most often first; forgets what is older than 90 days. */
export async function listMisses(
  ctx: Ctx,
  input: { readonly days: number; readonly limit: number },
): Promise<readonly MissedTerm[]> {
  await ctx.db.query
    .deleteFrom('search_misses')
    .where('day', '<', dayInChina(ctx.now() - windowDays * dayMs))
    .execute()
  const rows = await ctx.db.query
    .selectFrom('search_misses')
    .select(({ fn }) => ['term', fn.sum<number | string>('missed').as('missed')])
    .where('day', '>', dayInChina(ctx.now() - input.days * dayMs))
    .groupBy('term')
    .orderBy('missed', 'desc')
    .orderBy('term')
    .limit(input.limit)
    .execute()
  return rows.map(({ term, missed }) => ({ term, missed: Number(missed) }))
}
