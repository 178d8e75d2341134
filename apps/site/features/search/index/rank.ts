import type { SearchKind } from '../../../client/search-answer.ts'
import type { Token } from '../../../server/text-matching/tokens.ts'
import type { SearchIndex } from './create-index.ts'
import type { Form, Unit } from './read-query.ts'

/** A document that answers, by its place in the index. */
export type Ranked = { readonly place: number; readonly score: number }

/** The least share of a question that an answer has to hold, and the least beside the fullest answer. */
const leastShare = 0.5
const leastBesideBest = 0.75
/** What only begins with the letters typed is worth less than the word itself. */
const prefixWorth = 0.7
/** Words that begin so: enough for any stem, a bound for a single letter. */
const mostWords = 60
/** A term in more documents than this share tells them not apart. */
const commonShare = 0.5
/** Somebody who types a name means the thing that bears it. */
const nameWorth = 2

/** Of two equal matches, the one that is more likely meant. */
const kindWorth: Readonly<Record<SearchKind, number>> = {
  tool: 1.15,
  page: 1,
  question: 0.9,
  news: 0.7,
  notice: 0.7,
  trend: 0.6,
}

type Found = {
  readonly score: Float64Array
  /** Share of the question's characters that stand in the document. */
  readonly share: Float64Array
  /** Whether something stands there that does not stand everywhere. */
  readonly telling: Uint8Array
}

/** Documents that answer a question taken apart, best first. `folded` is the question as it is compared. */
export function rank(index: SearchIndex, units: readonly Unit[], folded: string): readonly Ranked[] {
  const count = index.documents.length
  const size = units.reduce((sum, unit) => sum + unit.size, 0)
  if (count === 0 || size === 0) return []
  const all: Found = emptyFound(count)
  for (const unit of units) {
    const found = findUnit(index, unit)
    for (let place = 0; place < count; place += 1) {
      all.score[place] = at(all.score, place) + at(found.score, place)
      all.share[place] = at(all.share, place) + (at(found.share, place) * unit.size) / size
      if (found.telling[place]) all.telling[place] = 1
    }
  }
  const best = all.share.reduce((most, share) => Math.max(most, share), 0)
  const least = Math.max(leastShare, best * leastBesideBest) - 1e-9
  const ranked: Ranked[] = []
  for (let place = 0; place < count; place += 1) {
    const share = at(all.share, place)
    if (share < least || (share < 1 - 1e-9 && !all.telling[place])) continue
    const named = index.names[place]?.includes(folded.trim()) ? nameWorth : 1
    const kind = index.documents[place]?.kind ?? 'page'
    ranked.push({ place, score: at(all.score, place) * share * share * named * kindWorth[kind] })
  }
  return ranked.sort((one, other) => other.score - one.score || one.place - other.place)
}

function emptyFound(count: number): Found {
  return {
    score: new Float64Array(count),
    share: new Float64Array(count),
    telling: new Uint8Array(count),
  }
}

/** A unit is found by the best of its forms; other words for it only as a whole. */
function findUnit(index: SearchIndex, unit: Unit): Found {
  const best = emptyFound(index.documents.length)
  for (const form of unit.forms) {
    const found = findForm(index, form)
    if (found === null) continue
    for (let place = 0; place < found.score.length; place += 1) {
      const share = at(found.share, place)
      if (share === 0 || (form.worth < 1 && share < 1 - 1e-9)) continue
      const score = at(found.score, place) * form.worth
      if (score > at(best.score, place)) best.score[place] = score
      if (share > at(best.share, place)) best.share[place] = share
      if (found.telling[place]) best.telling[place] = 1
    }
  }
  return best
}

/** Null where a form that counts only as a whole cannot be whole anywhere. */
function findForm(index: SearchIndex, { tokens, open }: Form): Found | null {
  const places = tokens.map((token) => placesOf(index, token, open))
  if (!open && places.some((found) => found.length === 0)) return null
  const count = index.documents.length
  const found = emptyFound(count)
  const reached = new Float64Array(count)
  const length = tokens.reduce((sum, token, place) => sum + newLength(token, tokens[place - 1]), 0)
  for (const [nth, token] of tokens.entries()) {
    const end = token.start + token.term.length
    for (const [place, worth, telling] of places[nth] ?? []) {
      found.score[place] = at(found.score, place) + worth
      const fresh = end - Math.max(token.start, at(reached, place))
      found.share[place] = at(found.share, place) + fresh / length
      reached[place] = end
      if (telling) found.telling[place] = 1
    }
  }
  return found
}

/** Characters of a token that the one before it does not hold already. */
function newLength(token: Token, before: Token | undefined): number {
  const from = before === undefined ? token.start : Math.max(token.start, before.start + before.term.length)
  return token.start + token.term.length - from
}

type Place = readonly [place: number, worth: number, telling: boolean]

/** Documents a token stands in. All words that match it count as one, so a rare ending is worth no more than the word. */
function placesOf(index: SearchIndex, { term, han }: Token, open: boolean): readonly Place[] {
  const weights = new Map<number, number>()
  const take = (found: string, worth: number): void => {
    index.postings.each(found, (place, weight) => {
      weights.set(place, Math.max(weights.get(place) ?? 0, weight * worth))
    })
  }
  take(term, 1)
  if (!han) {
    const longer = !open ? [`${term}s`] : term.length > 1 ? wordsFrom(index.words, term) : []
    for (const word of longer) take(word, prefixWorth)
  }
  const total = index.documents.length
  const rarity = Math.log(1 + (total - weights.size + 0.5) / (weights.size + 0.5))
  const telling = weights.size <= total * commonShare
  return [...weights].map(([place, weight]) => [place, weight * rarity, telling])
}

/** Words that begin with some letters and are longer, in order, at most so many. */
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
    if (word !== begin) found.push(word)
  }
  return found
}

function at(values: Float64Array, place: number): number {
  return values[place] ?? 0
}
