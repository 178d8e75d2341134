import { type Accepted, currentSnapshot, readContent } from '@hongyan/content'
import { findDraft } from '@hongyan/domain/publishing/store-draft'
import { findPreview } from '@hongyan/domain/releases/find-preview'
import type { Ctx } from '@hongyan/kernel/context'
import { readPreview } from '../../server/security/preview-key.ts'
import type { PreviewQuestion } from './show-draft.ts'

/** What a preview shows over what is published; instants in ms UTC. */
type ShownPreview = {
  /** The section code of the document it is of; of several the first; empty for the whole site. */
  readonly code: string
  readonly endsAt: number
  /** The moment at which the whole site is shown; null for the present. */
  readonly shownAt: number | null
  readonly changes: readonly Accepted[]
}

/** What the key of a question shows, as far as it keeps the contract of what is published; null where it shows nothing. */
export async function showPreview(ctx: Ctx, question: PreviewQuestion): Promise<ShownPreview | null> {
  const { cmsKey, previewKey } = question
  const id = readPreview(previewKey || cmsKey || '', ctx.now(), ctx.settings.linkKey)
  if (id === null) return null
  const draft = await findDraft(ctx, id)
  const found =
    draft === null ? await findPreview(ctx, id) : { contents: [draft], endsAt: draft.endsAt, shownAt: null }
  if (found === null) return null
  const { contents, endsAt, shownAt } = found
  const code = shownAt === null ? (contents[0]?.code ?? '') : ''
  if (previewKey && cmsKey && cmsKey !== previewKey && cmsKey !== code) return null
  let content = currentSnapshot()
  const changes: Accepted[] = []
  for (const one of contents) {
    const read = readContent(one.code, one.content, content)
    if (!read.accepted) continue
    changes.push(read)
    content = content.with(read)
  }
  return changes.length === 0 && shownAt === null ? null : { code, endsAt, shownAt, changes }
}
