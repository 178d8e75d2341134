import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { LocaleId } from '@hongyan/locales'
import { staffWith } from '../staff/own-staff.ts'
import { type PreviewedDocument, previewedContents } from './preview.ts'

/**
 * Shows other content under the address of one's own preview: what has been typed since. Refusals: those of
 * `previewedContents`, `not-found` for a preview that has ended or is somebody else's.
 */
export async function replacePreview(
  ctx: Ctx,
  input: {
    readonly id: string
    readonly documents: readonly PreviewedDocument[]
    readonly languages: readonly LocaleId[]
  },
): Promise<void> {
  const { staffId } = staffWith(ctx, 'see-documents')
  const own = await ctx.db.query
    .selectFrom('desk_previews')
    .select('shown_at')
    .where('id', '=', input.id)
    .where('made_by', '=', staffId)
    .where('ends_at', '>', ctx.now())
    .executeTakeFirst()
  if (own === undefined)
    throw new DomainError({ entity: 'release', code: 'not-found', detail: 'no such preview' })
  const at = own.shown_at === null ? ctx.now() : Number(own.shown_at)
  const contents = await previewedContents(ctx, { ...input, at })
  await ctx.db.query
    .updateTable('desk_previews')
    .set({ contents: JSON.stringify(contents) })
    .where('id', '=', input.id)
    .execute()
}
