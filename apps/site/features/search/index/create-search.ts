import { builtFile, isAsBuilt } from '@hongyan/content'
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
import { whileContentStands } from '../../../server/operations/while-content-stands.ts'
import { fold } from '../../../server/text-matching/fold.ts'
import { isOffered } from '../../../shell/account/offered.ts'
import { buildIndex } from './build-index.ts'
import { collectDocuments } from './collect-documents.ts'
import { createIndex, type SearchIndex } from './create-index.ts'
import type { SearchDocument } from './document.ts'
import { readIndex } from './index-files.ts'
import { markText, type Needle, needlesOf, placesOfNeedle } from './mark.ts'
import { type Ranked, rank } from './rank.ts'
import { readQuery } from './read-query.ts'
import { cut, snippet } from './snippet.ts'
import { isShownIn, suggest } from './suggest.ts'

/** Finds things of the whole site for a visitor who reads one language. */
export type Search = (question: SearchQuestion, locale: LocaleId) => SearchAnswer

/**
 * The search over the present content. Its index is opened at the first question, and made anew when content has
 * changed since the build. Where nobody can sign in (`signsIn`), it finds no page of an account.
 */
export function createSearch(now: () => number, signsIn: boolean): Search {
  const index = whileContentStands(now, (at) =>
    offeredOnly(isAsBuilt(at) ? readIndex(readBuilt) : makeIndex(at), signsIn),
  )
  return (question, locale) => answer(index(), question, locale)
}

/** The same index; what is not offered is shown in no language. */
function offeredOnly(index: SearchIndex, signsIn: boolean): SearchIndex {
  const shown = (one: SearchDocument) => (isOffered(one.path, signsIn) ? one : { ...one, languages: [] })
  return { ...index, documents: index.documents.map(shown) }
}

function readBuilt(name: string): Uint8Array {
  const file = builtFile(name)
  if (file === null) throw new Error(`nothing is built, and so no ${name}`)
  return file
}

function makeIndex(at: number): SearchIndex {
  const documents = collectDocuments(at)
  return createIndex(documents, buildIndex(documents))
}

/** Answers one question from an index. */
export function answer(index: SearchIndex, question: SearchQuestion, locale: LocaleId): SearchAnswer {
  const query = readQuestion(question.query)
  const folded = fold(query)
  const units = readQuery(query)
  const ranked = rank(index, units, folded).filter(({ place }) => isShownIn(index, place, locale))
  const needles = needlesOf(units, (word) => index.postings.count(word) > 0)
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
  // A thing that is called so is best told by what it says of itself.
  const own = needles.filter(({ worth }) => worth === 1)
  const folded = fold(name)
  const text = own.every((needle) => placesOfNeedle(folded, needle, 1).length > 0)
    ? cut(description, 0)
    : snippet(passages, index.passagesOf(place, locale), needles, description)
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
