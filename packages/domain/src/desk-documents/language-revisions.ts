import { type LocaleId, localeIds, sourceId } from '@hongyan/locales'
import { isWrittenIn } from './in-language.ts'
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
  return { changed: atAll(0), hongKongSince: isWrittenIn(seed, 'zh-HK') ? 0 : null }
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
    changed: {
      'zh-CN': isNew('zh-CN') ? revision : changed['zh-CN'],
      'zh-HK': isNew('zh-HK') ? revision : changed['zh-HK'],
      'en-US': isNew('en-US') ? revision : changed['en-US'],
    },
    hongKongSince: isWrittenIn(seed, 'zh-HK') ? (hongKongSince ?? revision) : null,
  }
}

function languagesOf(seed: unknown, path: SeedPath): readonly LocaleId[] {
  const at = languageAt(path)
  const own = localeIds.find((language) => language === path[at])
  if (own === undefined) return localeIds
  if (own !== sourceId) return [own]
  const texts = partAt(seed, path.slice(0, at))
  const isOwn = typeof texts === 'object' && texts !== null && Object.hasOwn(texts, 'zh-HK')
  return isOwn ? [own] : [own, 'zh-HK']
}

function atAll(revision: number): LanguageRevisions['changed'] {
  return { 'zh-CN': revision, 'zh-HK': revision, 'en-US': revision }
}
