import { type Accepted, currentSnapshot, readContent } from '@hongyan/content'
import { type ContentDraft, findDraft } from '@hongyan/domain/publishing/store-draft'
import type { Ctx } from '@hongyan/kernel/context'
import { readPreview } from '../../server/security/preview-key.ts'

/**
 * What a preview is asked by: `previewKey`, or `cmsKey` alone, is a signed key. Beside a `previewKey`, `cmsKey` names
 * the section the preview must be of.
 */
export type PreviewQuestion = {
  readonly cmsKey?: string | null | undefined
  readonly previewKey?: string | null | undefined
}

type ShownDraft = ContentDraft & { readonly read: Accepted }

/** The draft that a question's key shows, when it keeps the contract of what is published; else null. */
export async function showDraft(ctx: Ctx, question: PreviewQuestion): Promise<ShownDraft | null> {
  const { cmsKey, previewKey } = question
  const id = readPreview(previewKey || cmsKey || '', ctx.now(), ctx.settings.linkKey)
  const draft = id === null ? null : await findDraft(ctx, id)
  if (draft === null) return null
  if (previewKey && cmsKey && cmsKey !== previewKey && cmsKey !== draft.code) return null
  const read = readContent(draft.code, draft.content, currentSnapshot())
  return read.accepted ? { ...draft, read } : null
}
