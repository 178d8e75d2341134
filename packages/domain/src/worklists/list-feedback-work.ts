import type { Schema } from '@hongyan/db'
import type { Ctx } from '@hongyan/kernel/context'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Rating } from '../feedback/feedback-rules.ts'
import { staffWith } from '../staff/own-staff.ts'

type FeedbackWork = {
  readonly id: string
  readonly path: string
  readonly language: string
  readonly rating: Rating
  readonly text: string | null
  /** ms UTC. */
  readonly givenAt: number
}

/** What visitors said about pages, newest first, a page at a time. Refuses `forbidden`. */
export async function listFeedbackWork(
  ctx: Ctx,
  input: {
    readonly group: 'open' | 'dealt'
    readonly rating: Rating | null
    /** Path of a page without language prefix; empty for all. */
    readonly path: string
    readonly after: string | null
    readonly limit: number
  },
): Promise<{ readonly rows: readonly FeedbackWork[]; readonly next: string | null }> {
  staffWith(ctx, 'see-documents')
  const { group, rating, path, after, limit } = input
  const rows = await ctx.db.query
    .selectFrom('feedback')
    .selectAll()
    .where((eb) => (group === 'dealt' ? isDealtWith(eb) : eb.not(isDealtWith(eb))))
    .$if(rating !== null, (query) => query.where('rating', '=', rating ?? 'good'))
    .$if(path !== '', (query) => query.where('path', '=', path))
    .$if(after !== null, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return {
    rows: page.map(({ given_at: givenAt, ...row }) => ({ ...row, givenAt })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/** How much of what visitors said is not dealt with. Refuses `forbidden`. */
export async function countFeedbackWork(ctx: Ctx): Promise<number> {
  staffWith(ctx, 'see-documents')
  const { count } = await ctx.db.query
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where((eb) => eb.not(isDealtWith(eb)))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function isDealtWith({ exists, selectFrom }: ExpressionBuilder<Schema, 'feedback'>): Expression<SqlBool> {
  return exists(
    selectFrom('dealt_with')
      .select('dealt_with.value')
      .where('dealt_with.kind', '=', 'feedback')
      .whereRef('dealt_with.value', '=', 'feedback.id'),
  )
}
