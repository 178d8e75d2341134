import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { type MissPlace, missTables } from './miss-places.ts'

/** How long a miss is kept. */
const windowDays = 90
const dayMs = 86_400_000

type MissedTerm = {
  readonly term: string
  readonly missed: number
  /** On how many days, and the last of them (`YYYY-MM-DD` in China). */
  readonly days: number
  readonly lastDay: string
}

/** What was looked for in vain in one place over the last days, most often first; forgets what is older than 90 days. */
export async function listMisses(
  ctx: Ctx,
  input: { readonly place: MissPlace; readonly days: number; readonly limit: number },
): Promise<readonly MissedTerm[]> {
  const table = missTables[input.place]
  await ctx.db.query
    .deleteFrom(table)
    .where('day', '<', dayAtHome(ctx.now() - windowDays * dayMs))
    .execute()
  const rows = await ctx.db.query
    .selectFrom(table)
    .select(({ fn }) => [
      'term',
      fn.sum<number | string>('missed').as('missed'),
      fn.countAll<number | string>().as('days'),
      fn.max('day').as('last_day'),
    ])
    .where('day', '>', dayAtHome(ctx.now() - input.days * dayMs))
    .groupBy('term')
    .orderBy('missed', 'desc')
    .orderBy('term')
    .limit(input.limit)
    .execute()
  return rows.map(({ term, missed, days, last_day: lastDay }) => ({
    term,
    missed: Number(missed),
    days: Number(days),
    lastDay,
  }))
}
