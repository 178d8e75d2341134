import type { Ctx } from '@hongyan/kernel/context'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { sql } from 'kysely'
import { type MissPlace, missTables } from '../searching/miss-places.ts'
import { staffWith } from '../staff/own-staff.ts'

const dayMs = 86_400_000

type Missed = {
  readonly term: string
  readonly missed: number
  /** On how many days, and the last of them (`YYYY-MM-DD` in China). */
  readonly days: number
  readonly lastDay: string
}

/**
 * What was looked for in vain over the last 90 days, most often first, `offset` of them left out: of what is dealt with
 * only what was missed on a later day. Refuses `forbidden`.
 */
export async function listMissed(
  ctx: Ctx,
  input: {
    readonly place: MissPlace
    readonly group: 'open' | 'dealt'
    readonly text: string
    readonly offset: number
    readonly limit: number
  },
): Promise<{ readonly rows: readonly Missed[]; readonly more: boolean }> {
  staffWith(ctx, 'see-documents')
  const { offset, limit } = input
  const shown = await missedIn(ctx, input)
  return {
    rows: shown.slice(offset, offset + limit).map(({ term, missed, days, last_day: lastDay }) => ({
      term,
      missed: Number(missed),
      days: Number(days),
      lastDay,
    })),
    more: shown.length > offset + limit,
  }
}

/** How many terms were looked for in vain over the last 90 days and are not dealt with. Refuses `forbidden`. */
export async function countMissed(ctx: Ctx, place: MissPlace): Promise<number> {
  staffWith(ctx, 'see-documents')
  return (await missedIn(ctx, { place, group: 'open', text: '' })).length
}

async function missedIn(
  ctx: Ctx,
  {
    place,
    group,
    text,
  }: { readonly place: MissPlace; readonly group: 'open' | 'dealt'; readonly text: string },
) {
  const table = missTables[place]
  const kind = place === 'site' ? 'search-miss' : 'item-miss'
  // A day in China as the index of dealt-with instants has it.
  const dealtDays = await ctx.db.query
    .selectFrom('dealt_with')
    .select(['value', 'dealt_at'])
    .where('kind', '=', kind)
    .execute()
  const dealtOn = new Map(dealtDays.map(({ value, dealt_at }) => [value, dayAtHome(Number(dealt_at))]))
  const rows = await ctx.db.query
    .selectFrom(table)
    .select(({ fn }) => [
      'term',
      fn.sum<number | string>('missed').as('missed'),
      fn.countAll<number | string>().as('days'),
      fn.max('day').as('last_day'),
    ])
    .where('day', '>', dayAtHome(ctx.now() - 90 * dayMs))
    .$if(text.trim() !== '', (query) =>
      query.where(
        sql<boolean>`lower(term) like lower(${`%${text.trim().replace(/[\\%_]/g, '\\$&')}%`}) escape '\\'`,
      ),
    )
    .groupBy('term')
    .orderBy('missed', 'desc')
    .orderBy('term')
    .execute()
  return rows.filter(({ term, last_day }) => {
    const dealt = dealtOn.get(term)
    const isDealt = dealt !== undefined && last_day <= dealt
    return isDealt === (group === 'dealt')
  })
}
