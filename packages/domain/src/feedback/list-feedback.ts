import type { Ctx } from '@hongyan/kernel/context'
import type { Rating } from './feedback-rules.ts'

type FeedbackEntry = {
  readonly path: string
  readonly language: string
  readonly rating: Rating
  readonly text: string | null
  /** ms UTC. */
  readonly givenAt: number
}

/** The newest feedback first: of one page (path without language prefix), or of all. */
export async function listFeedback(
  ctx: Ctx,
  input: { readonly path: string | null; readonly limit: number },
): Promise<readonly FeedbackEntry[]> {
  let query = ctx.db.query
    .selectFrom('feedback')
    .selectAll()
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
  if (input.path !== null) query = query.where('path', '=', input.path)
  const rows = await query.limit(input.limit).execute()
  return rows.map(({ path, language, rating, text, given_at }) => ({
    path,
    language,
    rating,
    text,
    givenAt: given_at,
  }))
}
