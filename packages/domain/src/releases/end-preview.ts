import { writeAudit } from '@hongyan/kernel/audit/write-audit'
import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import { staffWith } from '../staff/own-staff.ts'

/** A link to the whole site at a moment, as whoever made it sees it. Instants in ms UTC. */
type OpenPreview = {
  readonly id: string
  readonly shownAt: number
  readonly endsAt: number
  readonly madeAt: number
}

const mostListed = 50

/**
 * One's own links to the whole site at a moment that have not ended, the newest first. Refusals: `sign-in-needed`,
 * `forbidden`.
 */
export async function listPreviews(ctx: Ctx): Promise<readonly OpenPreview[]> {
  const { staffId } = staffWith(ctx, 'see-documents')
  const rows = await ctx.db.query
    .selectFrom('desk_previews')
    .select(['id', 'shown_at', 'ends_at', 'made_at'])
    .where('made_by', '=', staffId)
    .where('ends_at', '>', ctx.now())
    .where('shown_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map(({ id, shown_at, ends_at, made_at }) => ({
    id,
    shownAt: Number(shown_at),
    endsAt: Number(ends_at),
    madeAt: Number(made_at),
  }))
}

/**
 * Ends one's own preview before its time: its link shows nothing from now on. Refusals: `sign-in-needed`, `forbidden`,
 * `not-found` for one that has ended or is somebody else's.
 */
export async function endPreview(ctx: Ctx, { id }: { readonly id: string }): Promise<void> {
  const { staffId } = staffWith(ctx, 'see-documents')
  await ctx.db.transaction(async (trx) => {
    const ended = await trx
      .deleteFrom('desk_previews')
      .where('id', '=', id)
      .where('made_by', '=', staffId)
      .where('ends_at', '>', ctx.now())
      .returning('id')
      .executeTakeFirst()
    if (!ended) throw new DomainError({ entity: 'release', code: 'not-found', detail: 'no such preview' })
    await writeAudit(ctx, trx, { entity: 'release', id, action: 'preview-ended' })
  })
}
