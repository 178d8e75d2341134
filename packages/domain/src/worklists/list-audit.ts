import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { Selectable } from 'kysely'
import { actorNames } from '../notes/work-history.ts'
import { staffWith } from '../staff/own-staff.ts'

/** A line of the audit. `at` is ms UTC. */
export type AuditLine = {
  readonly id: string
  readonly entity: string
  readonly entityId: string
  /** Somebody of staff by name, everybody else by kind. */
  readonly by: string
  readonly action: string
  readonly at: number
  readonly detail: Readonly<Record<string, string | number>>
}

/** What happened and who did it, newest first, a page at a time. Refuses `forbidden`. */
export async function listAudit(
  ctx: Ctx,
  input: {
    readonly entity: string | null
    /** Id of somebody of staff; null for everybody, also who is not of staff. */
    readonly staffId: string | null
    readonly action: string | null
    readonly from: number | null
    readonly until: number | null
    readonly after: string | null
    readonly limit: number
  },
): Promise<{ readonly rows: readonly AuditLine[]; readonly next: string | null }> {
  staffWith(ctx, 'see-audit')
  const { entity, staffId, action, from, until, after, limit } = input
  const rows = await ctx.db.query
    .selectFrom('audit')
    .selectAll()
    .$if(entity !== null, (query) => query.where('entity', '=', entity ?? ''))
    .$if(staffId !== null, (query) => query.where('actor', '=', `person:${staffId}`))
    .$if(action !== null, (query) => query.where('action', '=', action ?? ''))
    .$if(from !== null, (query) => query.where('at', '>=', from ?? 0))
    .$if(until !== null, (query) => query.where('at', '<', until ?? 0))
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const nameOf = await actorNames(
    ctx.db.query,
    page.map(({ actor }) => actor),
  )
  return {
    rows: page.map((row) => lineOf(row, nameOf)),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/** One line. Refusals: `forbidden`, `not-found`. */
export async function showAuditLine(ctx: Ctx, input: { readonly id: string }): Promise<AuditLine> {
  staffWith(ctx, 'see-audit')
  const { query } = ctx.db
  const row = await query.selectFrom('audit').selectAll().where('id', '=', input.id).executeTakeFirst()
  if (row === undefined)
    throw new DomainError({ entity: 'worklist', code: 'not-found', detail: 'No such line' })
  return lineOf(row, await actorNames(query, [row.actor]))
}

function lineOf(row: Selectable<Schema['audit']>, nameOf: (actor: string) => string): AuditLine {
  return {
    id: row.id,
    entity: row.entity,
    entityId: row.entity_id,
    by: nameOf(row.actor),
    action: row.action,
    at: row.at,
    detail: row.detail === null ? {} : JSON.parse(row.detail),
  }
}
