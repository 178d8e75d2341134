import type { Ctx } from '@hongyan/kernel/context'
import { sql } from 'kysely'
import { staffWith } from '../staff/own-staff.ts'
import { mappedWords } from '../tracking/event-mapping.ts'

type Unmapped = {
  /** `event-code IN_DEPOT`, `city 441999`. */
  readonly id: string
  readonly kind: 'event-code' | 'city'
  readonly value: string
  readonly seen: number
  /** ms UTC. */
  readonly firstSeen: number
  readonly lastSeen: number
  /** An event it came in. */
  readonly sample: string
}

/** Codes and cities of partners that nothing is known of, seen most often first; dealt with until seen again. Refuses `forbidden`. */
export async function listUnmapped(
  ctx: Ctx,
  input: { readonly group: 'open' | 'dealt'; readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly Unmapped[]; readonly more: boolean }> {
  staffWith(ctx, 'see-messages')
  return readUnmapped(ctx, input)
}

/** The same for whoever runs the site. */
export async function readUnmapped(
  ctx: Ctx,
  { group, offset, limit }: Parameters<typeof listUnmapped>[1],
): Promise<{ readonly rows: readonly Unmapped[]; readonly more: boolean }> {
  const rows = await unmappedIn(ctx, group)
    .selectAll()
    .orderBy('seen', 'desc')
    .orderBy('value')
    .offset(offset)
    .limit(limit + 1)
    .execute()
  return {
    rows: rows.slice(0, limit).map((row) => ({
      id: `${row.kind} ${row.value}`,
      kind: row.kind,
      value: row.value,
      seen: row.seen,
      firstSeen: row.first_seen_at,
      lastSeen: row.last_seen_at,
      sample: row.sample_event_id,
    })),
    more: rows.length > limit,
  }
}

/** How many of them are not dealt with. Refuses `forbidden`. */
export async function countUnmapped(ctx: Ctx): Promise<number> {
  staffWith(ctx, 'see-messages')
  const { codes, cities } = await countOpenUnmapped(ctx)
  return codes + cities
}

/** How many codes and cities wait for somebody to map them. */
export async function countOpenUnmapped(
  ctx: Ctx,
): Promise<{ readonly codes: number; readonly cities: number }> {
  const rows = await unmappedIn(ctx, 'open')
    .select(['kind', ({ fn }) => fn.countAll<number | string>().as('count')])
    .groupBy('kind')
    .execute()
  const of = (kind: Unmapped['kind']) => Number(rows.find((row) => row.kind === kind)?.count ?? 0)
  return { codes: of('event-code'), cities: of('city') }
}

/** Those that the mapping has taken up meanwhile are none any more. */
function unmappedIn(ctx: Ctx, group: 'open' | 'dealt') {
  const mapped = mappedWords(ctx.settings.tracking.mapping)
  const rows = ctx.db.query.selectFrom('unmapped_values')
  const open = mapped.length === 0 ? rows : rows.where('value', 'not in', mapped)
  return open.where(({ exists, not, selectFrom }) => {
    const dealt = exists(
      selectFrom('dealt_with')
        .select('dealt_with.value')
        .where('dealt_with.kind', '=', 'unmapped')
        .where(sql<boolean>`dealt_with.value = unmapped_values.kind || ' ' || unmapped_values.value`)
        .whereRef('dealt_with.dealt_at', '>=', 'unmapped_values.last_seen_at'),
    )
    return group === 'dealt' ? dealt : not(dealt)
  })
}
