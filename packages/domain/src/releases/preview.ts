import type { Ctx } from '@hongyan/kernel/context'
import type { LocaleId } from '@hongyan/locales'
import { personWith } from '../desk-documents/document-rights.ts'
import type { PublishedContent } from '../publishing/store-content.ts'
import { staffWith } from '../staff/own-staff.ts'
import { documentFor } from './document-for.ts'
import { publicationsOf } from './publication-source.ts'
import { unfit } from './unfit.ts'

/** A document that a preview shows: as it stands at the desk, or as it is being typed. */
export type PreviewedDocument = { readonly name: string; readonly seed?: unknown }

/**
 * What a preview shows of documents in some languages at a moment (ms UTC). Refusals: `sign-in-needed`, `forbidden` for
 * a document that whoever asks may not see, `not-found`, `unfit`.
 */
export async function previewedContents(
  ctx: Ctx,
  input: {
    readonly documents: readonly PreviewedDocument[]
    readonly languages: readonly LocaleId[]
    readonly at: number
  },
): Promise<readonly PublishedContent[]> {
  staffWith(ctx, 'see-documents')
  const contents: PublishedContent[] = []
  for (const { name, seed: typed } of input.documents) {
    const { kind, seed } = await documentFor(ctx, name)
    // Whoever opens a document reads all of its languages, also those that they do not write.
    personWith(ctx, 'see-documents', kind)
    for (const language of new Set(input.languages)) {
      const source = publicationsOf(ctx)
      const resolved = await source.contentOf({ name, seed: typed ?? seed, language, at: input.at })
      if (!resolved.fits) throw unfit(`${language}: ${resolved.problem}`, resolved.fields)
      contents.push({ code: resolved.code, content: resolved.content })
    }
  }
  return contents
}
