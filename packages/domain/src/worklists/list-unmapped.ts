import type { Ctx } from '@hongyan/kernel/context'
import { sql } from 'kysely'
import { staffWith } from '../staff/own-staff.ts'

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
  const { group, offset, limit } = input
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
  const { count } = await unmappedIn(ctx, 'open')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function unmappedIn(ctx: Ctx, group: 'open' | 'dealt') {
  return ctx.db.query.selectFrom('unmapped_values').where(({ exists, not, selectFrom }) => {
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
