import { shellMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import type { Suggestion } from '../../../client/search-answer.ts'
import { pathIn, paths } from '../../../paths.ts'
import { piecesOf } from '../../../server/text-matching/tokens.ts'
import { trackableNumbers } from '../trackable-numbers.ts'
import type { SearchIndex } from './create-index.ts'
import { mendWord } from './mend-word.ts'
import type { Ranked } from './rank.ts'

const mostSuggestions = 6

/**
 * Ways on from what has been typed so far: track it where it is a number, then things whose name holds it, then what
 * the search found; a mended spelling where that is nothing.
 */
export function suggest(
  index: SearchIndex,
  question: { readonly query: string; readonly folded: string },
  ranked: readonly Ranked[],
  locale: LocaleId,
): readonly Suggestion[] {
  const { query, folded } = question
  const numbers = trackableNumbers(query)
  if (numbers.length > 0) {
    const text = `${shellMessages(locale).header.track} ${numbers.join(' ')}`
    return [{ kind: 'tracking', text, path: paths.track(locale, numbers) }]
  }
  const named = index.documents
    .map((_, place) => ({ place, begins: beginning(index.names[place] ?? [], folded) }))
    .filter(({ place, begins }) => begins > 0 && isShownIn(index, place, locale))
    .sort((one, other) => other.begins - one.begins)
  const places = new Set([...named, ...ranked].map(({ place }) => place))
  const found = [...places].slice(0, mostSuggestions).flatMap((place) => {
    const document = index.documents[place]
    if (document === undefined) return []
    return { kind: document.kind, text: document.texts[locale].name, path: pathIn(locale, document.path) }
  })
  return found.length > 0 ? found : mended(index, folded, locale)
}

export function isShownIn(index: SearchIndex, place: number, locale: LocaleId): boolean {
  return index.documents[place]?.languages.includes(locale) === true
}

/** 2 where a name begins with the text, 1 where a word of it does, 0 elsewhere. */
function beginning(names: readonly string[], text: string): number {
  if (names.some((name) => name.startsWith(text))) return 2
  return names.some(
    (name) => name.includes(` ${text}`) || (/^\p{Script=Han}{2,}$/u.test(text) && name.includes(text)),
  )
    ? 1
    : 0
}

/** The question with its misspelt words put right, or nothing. */
function mended(index: SearchIndex, folded: string, locale: LocaleId): readonly Suggestion[] {
  const pieces = piecesOf(folded).map(({ term, han }) =>
    han || index.postings.count(term) > 0 ? term : (mendWord(term, index) ?? term),
  )
  const text = pieces.join(' ')
  if (pieces.every((piece) => folded.includes(piece))) return []
  return [{ kind: 'search', text, path: paths.results(locale, text) }]
}
