import { root, stem } from '../../../server/text-matching/stem.ts'
import type { Token } from '../../../server/text-matching/tokens.ts'
import type { SearchIndex } from './create-index.ts'
import type { Postings } from './postings.ts'
import type { Form, Unit } from './read-query.ts'

/** Another form of a word is worth less than the word itself, and so is what only begins with the letters typed. */
const formWorth = 0.9
const prefixWorth = 0.7
/** Words that begin so: enough for any stem, a bound for a single letter. */
const mostWords = 60

/** Where a part of a question stands, by document. */
type Found = {
  readonly score: Float64Array
  /** How much of it stands there, by its characters. */
  readonly share: Float64Array
  /** What the words are worth that stand there: 1 for those of the visitor. */
  readonly worth: Float64Array
}

/** A unit is found by the best of its forms; other words for it only as a whole. */
export function findUnit(index: SearchIndex, postings: Postings, { forms }: Unit): Found {
  const best = emptyFound(index.documents.length)
  for (const { tokens, worth } of forms) {
    visitForm(index, postings, { tokens, worth }, (place, score, share) => {
      if (share === 0 || (worth < 1 && share < 1 - 1e-9)) return
      best.score[place] = Math.max(at(best.score, place), score * worth)
      if (share * worth <= at(best.share, place) * at(best.worth, place)) return
      best.share[place] = share
      best.worth[place] = worth
    })
  }
  return best
}

function emptyFound(count: number): Found {
  return { score: new Float64Array(count), share: new Float64Array(count), worth: new Float64Array(count) }
}

type Visit = (place: number, score: number, share: number) => void

/** Visits the documents that a form stands in; of one that counts only as a whole none where it cannot be whole. */
function visitForm(
  index: SearchIndex,
  postings: Postings,
  { tokens, worth }: Pick<Form, 'tokens' | 'worth'>,
  visit: Visit,
): void {
  const places = tokens.map((token) => placesOf(index, postings, token, worth === 1))
  if (worth < 1 && places.some((having) => having.size === 0)) return
  const count = index.documents.length
  const [only] = places
  if (places.length === 1 && only !== undefined) {
    const rarity = rarityOf(only.size, count)
    for (const [place, weight] of only) visit(place, weight * rarity, 1)
    return
  }
  const scores = new Float64Array(count)
  const shares = new Float64Array(count)
  const reached = new Float64Array(count)
  const length = tokens.reduce((sum, token, place) => sum + newLength(token, tokens[place - 1]), 0)
  for (const [nth, token] of tokens.entries()) {
    const end = token.start + token.term.length
    const having = places[nth] ?? new Map()
    const rarity = rarityOf(having.size, count)
    for (const [place, weight] of having) {
      scores[place] = at(scores, place) + weight * rarity
      const fresh = end - Math.max(token.start, at(reached, place))
      shares[place] = at(shares, place) + fresh / length
      reached[place] = end
    }
  }
  for (let place = 0; place < count; place += 1) visit(place, at(scores, place), at(shares, place))
}

/** Characters of a token that the one before it does not hold already. */
function newLength(token: Token, before: Token | undefined): number {
  const from = before === undefined ? token.start : Math.max(token.start, before.start + before.term.length)
  return token.start + token.term.length - from
}

/** Documents a token stands in, each with its weight there. All words that match it count as one. */
function placesOf(
  index: SearchIndex,
  postings: Postings,
  { term, han }: Token,
  typed: boolean,
): ReadonlyMap<number, number> {
  const weights = new Map<number, number>()
  const take = (found: string, worth: number): void => {
    postings.each(found, (place, weight) => {
      weights.set(place, Math.max(weights.get(place) ?? 0, weight * worth))
    })
  }
  take(term, 1)
  if (han) return weights
  if (!typed) {
    take(`${term}s`, formWorth)
    return weights
  }
  for (const word of formsOf(index.words, term)) take(word, formWorth)
  // What is a word is meant as it stands; anything else may still be typed.
  if (index.postings.count(term) > 0) return weights
  for (const word of wordsFrom(index.words, term)) take(word, prefixWorth)
  return weights
}

/** Other forms of a word, such as `shipping` of `ship`. */
function formsOf(words: readonly string[], term: string): readonly string[] {
  const common = stem(term)
  return wordsFrom(words, root(term)).filter((word) => word !== term && stem(word) === common)
}

/** Words that begin with some letters, in order, at most so many. */
function wordsFrom(words: readonly string[], begin: string): readonly string[] {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < begin) low = middle + 1
    else high = middle
  }
  const found: string[] = []
  for (let at = low; at < words.length && found.length < mostWords; at += 1) {
    const word = words[at] ?? ''
    if (!word.startsWith(begin)) break
    found.push(word)
  }
  return found
}

/** How far what stands in so many documents of all tells them apart. */
export function rarityOf(having: number, count: number): number {
  return Math.log(1 + (count - having + 0.5) / (having + 0.5))
}

function at(values: Float64Array, place: number): number {
  return values[place] ?? 0
}
