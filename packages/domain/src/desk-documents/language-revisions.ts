import { inEach, type LocaleId, sourceId, writtenIds } from '@hongyan/locales'
import { derivedId, isWrittenIn } from './in-language.ts'
import { partAt, type SeedPath } from './seed-value.ts'
import { languageAt } from './text-cells.ts'

/** At which revision each language of a document was changed last: what says whether its draft is ahead of the site. */
export type LanguageRevisions = {
  readonly changed: Readonly<Record<LocaleId, number>>
  /** Since which revision something is written for Hong Kong alone; null while all of it follows the Simplified. */
  readonly hongKongSince: number | null
}

/** What is known of what ships: nothing was changed. */
export function shippedRevisions(seed: unknown): LanguageRevisions {
  return { changed: atAll(0), hongKongSince: isDerivedWritten(seed) ? 0 : null }
}

/** What a row that says nothing of it is taken for: all of it was changed last. */
export function unknownRevisions(revision: number): LanguageRevisions {
  return { changed: atAll(revision), hongKongSince: null }
}

/**
 * The same after a change that led to `revision`: a path that leads into no language concerns all of them, and one into
 * the Simplified concerns Hong Kong too where nothing is written for it. Without paths all of it is new.
 */
export function nextRevisions(
  { changed, hongKongSince }: LanguageRevisions,
  next: { readonly seed: unknown; readonly revision: number; readonly paths: readonly SeedPath[] },
): LanguageRevisions {
  const { seed, revision, paths } = next
  const touched = new Set(paths.flatMap((path) => languagesOf(seed, path)))
  const isNew = (language: LocaleId): boolean => paths.length === 0 || touched.has(language)
  return {
    changed: inEach((language) => (isNew(language) ? revision : (changed[language] ?? revision))),
    hongKongSince: isDerivedWritten(seed) ? (hongKongSince ?? revision) : null,
  }
}

function languagesOf(seed: unknown, path: SeedPath): readonly LocaleId[] {
  const at = languageAt(path)
  const own = writtenIds.find((language) => language === path[at])
  if (own === undefined) return writtenIds
  if (own !== sourceId) return [own]
  const texts = partAt(seed, path.slice(0, at))
  if (derivedId === null) return [own]
  const isOwn = typeof texts === 'object' && texts !== null && Object.hasOwn(texts, derivedId)
  return isOwn ? [own] : [own, derivedId]
}

/** Whether something is written in the language whose texts are made of the source. */
function isDerivedWritten(seed: unknown): boolean {
  return derivedId !== null && isWrittenIn(seed, derivedId)
}

function atAll(revision: number): LanguageRevisions['changed'] {
  return inEach(() => revision)
}
