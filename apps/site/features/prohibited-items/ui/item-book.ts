import { type Prohibited, type ProhibitedItem, type ProhibitedRule, siteContent } from '@hongyan/content'
import { type LocaleId, sourceId, writtenIds } from '@hongyan/locales'

/** The list of one language at a glance. */
type ItemWords = {
  readonly groups: ReadonlyMap<string, Prohibited['groups'][number]>
  readonly sources: ReadonlyMap<string, Prohibited['sources'][number]>
  readonly rules: ReadonlyMap<string, ProhibitedRule>
  readonly items: ReadonlyMap<string, ProhibitedItem>
}

/** What the list says, and in which words. */
export type ItemBook = {
  readonly edition: string
  readonly groups: Prohibited['groups']
  readonly items: ReadonlyMap<string, ProhibitedItem>
  readonly rules: ReadonlyMap<string, ProhibitedRule>
  readonly words: Readonly<Record<LocaleId, ItemWords>>
  /** Words that may mean anything, in all languages. */
  readonly vagueWords: readonly string[]
}

/**
 * The list at a moment. Verdicts are those of the Chinese list in every language: a translation that is older may
 * say things in older words, and never allow more.
 */
export function buildItemBook(at: number): ItemBook {
  const lists = Object.fromEntries(
    writtenIds.map((locale) => [locale, siteContent(locale, at).prohibited]),
  ) as Record<LocaleId, Prohibited>
  const source = lists[sourceId]
  const words = Object.fromEntries(
    writtenIds.map((locale) => [locale, wordsOf(source, lists[locale])]),
  ) as Record<LocaleId, ItemWords>
  return {
    edition: source.edition,
    groups: source.groups,
    items: byId(source.items),
    rules: byId(source.rules),
    words,
    vagueWords: writtenIds.flatMap((locale) => lists[locale].vague),
  }
}

/** Words of a language; the Chinese ones stand in for what it does not have yet. */
function wordsOf(source: Prohibited, list: Prohibited): ItemWords {
  return {
    groups: byId([...source.groups, ...list.groups]),
    sources: byId([...source.sources, ...list.sources]),
    rules: byId([...source.rules, ...list.rules]),
    items: byId([...source.items, ...list.items]),
  }
}

function byId<T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((one) => [one.id, one]))
}
