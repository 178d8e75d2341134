import type { Ctx } from '@hongyan/kernel/context'
import type { PublishedContent } from '../publishing/store-content.ts'
import { contentsAt } from './contents-at.ts'

/** What a preview shows over what is published. Instants in ms UTC. */
type FoundPreview = {
  readonly contents: readonly PublishedContent[]
  /** The moment at which the whole site is shown; null for documents as they are now. */
  readonly shownAt: number | null
  readonly endsAt: number
}

/** A preview that has not ended, or null. Asks no rights: whoever has its signed key may see it. */
export async function findPreview(ctx: Ctx, id: string): Promise<FoundPreview | null> {
  const row = await ctx.db.query
    .selectFrom('desk_previews')
    .selectAll()
    .where('id', '=', id)
    .where('ends_at', '>', ctx.now())
    .executeTakeFirst()
  if (row === undefined) return null
  const own = JSON.parse(row.contents) as readonly PublishedContent[]
  const shownAt = row.shown_at === null ? null : Number(row.shown_at)
  const before = shownAt === null ? [] : await contentsAt(ctx, shownAt)
  return { contents: [...before, ...own], shownAt, endsAt: Number(row.ends_at) }
}
