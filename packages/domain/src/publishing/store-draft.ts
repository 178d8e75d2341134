import type { Ctx } from '@hongyan/kernel/context'
import { uuidv7 } from '@hongyan/kernel/ids'
import { versionOf } from './store-content.ts'

/** A document that is not published yet. `basedOn` is the version in force when it was kept: a newer one ends it. */
export type ContentDraft = {
  readonly code: string
  readonly content: string
} & { readonly basedOn: number; readonly endsAt: number }

/** Keeps a valid document to be looked at until `endsAt` (ms UTC), and returns its id. What has ended is dropped. */
export async function storeDraft(
  ctx: Ctx,
  { code, content, endsAt }: Omit<ContentDraft, 'basedOn'>,
): Promise<string> {
  const id = uuidv7(ctx.now())
  const based_on = await versionOf(ctx, code)
  await ctx.db.query.deleteFrom('content_drafts').where('ends_at', '<=', ctx.now()).execute()
  await ctx.db.query
    .insertInto('content_drafts')
    .values({ id, code, content, based_on, ends_at: endsAt })
    .execute()
  return id
}

/** A draft that may still be shown, or null: its time is over, or its document has been published since. */
export async function findDraft(ctx: Ctx, id: string): Promise<ContentDraft | null> {
  const row = await ctx.db.query
    .selectFrom('content_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('ends_at', '>', ctx.now())
    .executeTakeFirst()
  if (row === undefined) return null
  const { code, content } = row
  const [basedOn, endsAt] = [Number(row.based_on), Number(row.ends_at)]
  return (await versionOf(ctx, code)) > basedOn ? null : { code, content, basedOn, endsAt }
}
