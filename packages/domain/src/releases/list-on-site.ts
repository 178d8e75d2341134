import type { Ctx } from '@hongyan/kernel/context'
import { type LocaleId, sourceId } from '@hongyan/locales'
import { type DocumentFilter, type ListedDocument, listDocuments } from '../desk-documents/list-documents.ts'
import {
  type PublicationState,
  type PublicationStates,
  readPublicationStates,
  standsIn,
} from './publication-state.ts'

type SiteFilter = Omit<DocumentFilter, 'language'> & {
  /** Where a language of it stands. */
  readonly site?: PublicationState['state'] | undefined
  /** In which language it is missing or stale, or stands so; without one, in any. */
  readonly language?: LocaleId | undefined
  /** So many are told of, the first; without it, all. */
  readonly limit?: number | undefined
}

/** A document in a list, with where each of its languages stands. */
type DocumentOnSite = ListedDocument & { readonly site: PublicationStates }

/**
 * The documents that whoever asks may see, as `listDocuments` finds them, with where each language of them stands and
 * how many were found. Refusals: `sign-in-needed`, `forbidden`.
 */
export async function listOnSite(
  ctx: Ctx,
  { site, language, limit, ...filter }: SiteFilter,
): Promise<{
  readonly documents: readonly DocumentOnSite[]
  readonly kinds: Readonly<Record<string, number>>
  readonly total: number
}> {
  const statesOf = await readPublicationStates(ctx)
  // Nothing of the Simplified is missing or stale: it is what the others follow.
  const isFollowed = filter.state === 'missing' || filter.state === 'stale'
  const isNone = isFollowed && language === sourceId
  const { documents, kinds } = await listDocuments(
    ctx,
    { ...filter, language: language === sourceId ? undefined : language },
    (one) => !isNone && (site === undefined || standsIn(statesOf(one), site, language)),
  )
  const shown = limit === undefined ? documents : documents.slice(0, limit)
  return {
    documents: shown.map((one) => ({ ...one, site: statesOf(one) })),
    kinds,
    total: documents.length,
  }
}
