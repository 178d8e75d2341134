import type { Ctx } from '@hongyan/kernel/context'
import { actorNames } from '../notes/work-history.ts'
import { staffWith } from '../staff/own-staff.ts'

type AuditLine = {
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
    rows: page.map((row) => ({
      id: row.id,
      entity: row.entity,
      entityId: row.entity_id,
      by: nameOf(row.actor),
      action: row.action,
      at: row.at,
      detail: row.detail === null ? {} : JSON.parse(row.detail),
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}
