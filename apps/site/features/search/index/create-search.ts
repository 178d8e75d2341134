import type { LocaleId } from '@hongyan/locales'
import {
  readQuestion,
  type SearchAnswer,
  type SearchHit,
  type SearchKind,
  type SearchQuestion,
  searchKinds,
} from '../../../client/search-answer.ts'
import { pathIn } from '../../../paths.ts'
import { fold } from '../../../server/text-matching/fold.ts'
import { whileContentStands } from '../../../server/while-content-stands.ts'
import { buildIndex, type SearchIndex } from './build-index.ts'
import { collectDocuments } from './collect-documents.ts'
import type { SearchDocument } from './document.ts'
import { markText, type Needle, needlesOf } from './mark.ts'
import { type Ranked, rank } from './rank.ts'
import { readQuery } from './read-query.ts'
import { snippet } from './snippet.ts'
import { isShownIn, suggest } from './suggest.ts'

/** Finds things of the whole site for a visitor who reads one language. */
export type Search = (question: SearchQuestion, locale: LocaleId) => SearchAnswer

/** The search over the present content: the index is made at the first question, and again when content changes. */
export function createSearch(now: () => number): Search {
  const index = whileContentStands(now, (at) => buildIndex(collectDocuments(at)))
  return (question, locale) => answer(index(), question, locale)
}

/** Answers one question from an index. */
export function answer(index: SearchIndex, question: SearchQuestion, locale: LocaleId): SearchAnswer {
  const query = readQuestion(question.query)
  const folded = fold(query)
  const units = readQuery(query)
  const ranked = rank(index, units, folded).filter(({ place }) => isShownIn(index, place, locale))
  const needles = needlesOf(units)
  const kindOf = ({ place }: Ranked): SearchKind => index.documents[place]?.kind ?? 'page'
  const counts = Object.fromEntries(
    searchKinds.map((kind) => [kind, ranked.filter((one) => kindOf(one) === kind).length]),
  ) as Record<SearchKind, number>
  return {
    total: ranked.length,
    counts,
    hits: taken(ranked, question.take, kindOf).flatMap(({ place }) => hitOf(index, place, needles, locale)),
    suggestions: query === '' ? [] : suggest(index, { query, folded }, ranked, locale),
  }
}

function taken(
  ranked: readonly Ranked[],
  take: SearchQuestion['take'],
  kindOf: (one: Ranked) => SearchKind,
): readonly Ranked[] {
  if ('all' in take) return ranked.slice(0, take.all)
  if ('kind' in take) return ranked.filter((one) => kindOf(one) === take.kind).slice(0, take.count)
  const left = new Map(searchKinds.map((kind) => [kind, take.each]))
  return ranked.filter((one) => {
    const room = left.get(kindOf(one)) ?? 0
    left.set(kindOf(one), room - 1)
    return room > 0
  })
}

function hitOf(
  index: SearchIndex,
  place: number,
  needles: readonly Needle[],
  locale: LocaleId,
): readonly SearchHit[] {
  const document: SearchDocument | undefined = index.documents[place]
  if (document === undefined) return []
  const { kind, path, date, texts } = document
  const { name, trail, passages, description } = texts[locale]
  const text = snippet(passages, index.passages[place]?.[locale] ?? [], needles, description)
  return [
    {
      kind,
      path: pathIn(locale, path),
      title: markText(name, needles),
      text: markText(text, needles),
      trail,
      date,
    },
  ]
}
