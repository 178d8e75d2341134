import { createHash } from 'node:crypto'
import { isDerived, type LocaleId, localeOf, sourceId, writtenIds } from '@hongyan/locales'
import type { SeedChange } from './diff-seeds.ts'
import { partAt, type SeedPath, textOfPath } from './seed-value.ts'
import { isBlank, languageAt, type TextCell, textCells } from './text-cells.ts'

/** A language that follows the source. */
export type FollowingLanguage = Exclude<LocaleId, typeof sourceId>

/** Languages that follow the source: those that are written, then those that are made of it. */
export const followingLanguages = writtenIds
  .filter((id): id is FollowingLanguage => id !== sourceId)
  .sort((one, other) => Number(isDerived(one)) - Number(isDerived(other)))

/** Something for each of them. */
export function inFollowing<T>(make: (id: FollowingLanguage) => T): Readonly<Record<FollowingLanguage, T>> {
  const entries = followingLanguages.map((id) => [id, make(id)])
  return Object.fromEntries(entries) as Record<FollowingLanguage, T>
}

/**
 * Since when (ms UTC) a text has stood beside a Chinese one that was changed under it, by a digest of both: wherever the
 * pair stands in the document, and as soon as one of both is changed it is another pair. 0 where it ships so.
 */
export type TranslationMarks = Readonly<Record<string, number>>

/** More than that are kept only where their texts still stand in the document. */
const mostMarks = 400

/** A text that has to be looked at. Hong Kong is never missing: it follows the Simplified until somebody writes it. */
export type TextState =
  | { readonly path: SeedPath; readonly language: FollowingLanguage; readonly state: 'missing' }
  | {
      readonly path: SeedPath
      readonly language: FollowingLanguage
      readonly state: 'stale'
      readonly since: number
    }

/** All texts that are missing or stale, in the order in which they are written; every other one is fine. */
export function textStates(seed: unknown, marks: TranslationMarks): readonly TextState[] {
  return textCells(seed).flatMap(({ path, texts }) =>
    followingLanguages.flatMap((language): TextState[] => {
      if (isBlank(texts[sourceId])) return []
      if (isBlank(texts[language]))
        return localeOf(language).complete ? [{ path, language, state: 'missing' }] : []
      const since = marks[digestOf(texts, language)]
      return since === undefined ? [] : [{ path, language, state: 'stale', since }]
    }),
  )
}

/** The marks of a document after changes: a text is stale whose Chinese was changed and that was left as it was. */
export function markStale(
  marks: TranslationMarks,
  after: unknown,
  changes: readonly SeedChange[],
  at: number,
): TranslationMarks {
  const changed = changedTexts(changes)
  const next: Record<string, number> = { ...marks }
  for (const { path, languages, chinese } of changed.values()) {
    const texts = partAt(after, path)
    if (!languages.has(sourceId) || typeof texts !== 'object' || texts === null) continue
    for (const language of followingLanguages) {
      if (languages.has(language) || isBlank(Reflect.get(texts, language))) continue
      const before = marks[digestOf({ ...texts, [sourceId]: chinese }, language)]
      next[digestOf(texts as TextCell['texts'], language)] ??= before ?? at
    }
  }
  return Object.keys(next).length <= mostMarks ? next : onlyPresent(next, after)
}

/** Marks for every text of a language: it ships with Chinese that was changed since somebody compared both. */
export function markShipped(seed: unknown, language: FollowingLanguage): TranslationMarks {
  return Object.fromEntries(textCells(seed).map(({ texts }) => [digestOf(texts, language), 0]))
}

/** The marks without those of some texts: whoever reads a language found them right. */
export function unmark(
  marks: TranslationMarks,
  seed: unknown,
  language: FollowingLanguage,
  paths: readonly SeedPath[] | 'all',
): TranslationMarks {
  const wanted = paths === 'all' ? null : new Set(paths.map(textOfPath))
  const fine = new Set(
    textCells(seed)
      .filter(({ path }) => wanted === null || wanted.has(textOfPath(path)))
      .map(({ texts }) => digestOf(texts, language)),
  )
  return Object.fromEntries(Object.entries(marks).filter(([digest]) => !fine.has(digest)))
}

/** By cell: in which languages it was changed, and what the Chinese was before. */
function changedTexts(changes: readonly SeedChange[]) {
  const cells = new Map<string, { path: SeedPath; languages: Set<unknown>; chinese: unknown }>()
  for (const change of changes) {
    const at = languageAt(change.path)
    if (at === -1) continue
    const path = change.path.slice(0, at)
    const cell = cells.get(textOfPath(path)) ?? { path, languages: new Set(), chinese: undefined }
    cell.languages.add(change.path[at])
    const isWhole = change.path.length === at + 1
    if (change.path[at] === sourceId && isWhole && change.what === 'changed') cell.chinese = change.before
    cells.set(textOfPath(path), cell)
  }
  return cells
}

function onlyPresent(marks: TranslationMarks, seed: unknown): TranslationMarks {
  const present = new Set(
    textCells(seed).flatMap(({ texts }) => followingLanguages.map((language) => digestOf(texts, language))),
  )
  return Object.fromEntries(Object.entries(marks).filter(([digest]) => present.has(digest)))
}

function digestOf(texts: TextCell['texts'], language: FollowingLanguage): string {
  const pair = JSON.stringify([language, texts[sourceId] ?? null, texts[language] ?? null])
  return createHash('sha256').update(pair).digest('base64url').slice(0, 16)
}
