import type { SearchKind } from '../../../client/search-answer.ts'
import type { SearchIndex } from './create-index.ts'
import { tradeWords } from './fillers.ts'
import { findUnit, rarityOf } from './find-unit.ts'
import type { Unit } from './read-query.ts'

/** A document that answers, by its place in the index. */
export type Ranked = { readonly place: number; readonly score: number }

/** The least part of a question that an answer has to hold, and the least beside the fullest answer. */
const leastShare = 0.5
const leastBesideBest = 0.75
/** A name with this much of the question answers, whatever stands under it. */
const leastNameShare = 0.5
/** What a name is worth that holds the whole question, beside one that holds nothing of it. */
const nameWorth = 5
/** Of which another word for the same thing is worth this. */
const otherWordWorth = 0.7
/** Somebody who types a name means the thing that bears it. */
const wholeNameWorth = 2
/** A word that stands nowhere tells as much as one in this share of all documents. */
const strangerShare = 0.25

/** What a word of the trade weighs beside another that is as rare. */
const tradeWordWeight = 0.4

/** Of two equal matches, the one that is more likely meant. */
const kindWorth: Readonly<Record<SearchKind, number>> = {
  tool: 1.5,
  page: 1,
  question: 1,
  news: 0.7,
  notice: 0.75,
  trend: 0.6,
}

/**
 * Documents that answer a question taken apart, best first: those with most of its words in their names before those
 * that only speak of them. A word counts for as much as it tells documents apart. `folded` is the question as it is
 * compared.
 */
export function rank(index: SearchIndex, units: readonly Unit[], folded: string): readonly Ranked[] {
  const count = index.documents.length
  const found = units.map((unit) => {
    const everywhere = findUnit(index, index.postings, unit)
    return {
      everywhere,
      named: findUnit(index, index.namePostings, unit),
      tells: weightOf(unit, everywhere.share),
    }
  })
  const whole = found.reduce((sum, { tells }) => sum + tells, 0)
  if (count === 0 || whole === 0) return []
  const places = index.documents.map((document, place) => {
    let [score, share, nameShare, nameScore] = [0, 0, 0, 0]
    for (const { everywhere, named, tells } of found) {
      score += at(everywhere.score, place)
      share += (at(everywhere.share, place) * tells) / whole
      const inName = (at(named.share, place) * tells) / whole
      nameShare += inName
      nameScore += at(named.worth, place) === 1 ? inName : inName * otherWordWorth
    }
    return { place, document, score, share, nameShare, nameScore }
  })
  const best = places.reduce((most, { share }) => Math.max(most, share), 0)
  const least = Math.max(leastShare, best * leastBesideBest) - 1e-9
  return places
    .filter(({ share, nameShare }) => share >= least || nameShare >= leastNameShare)
    .map(({ place, document, score, share, nameScore }) => {
      const bears = index.names[place]?.includes(folded.trim()) ? wholeNameWorth : 1
      const name = 1 + (nameWorth - 1) * nameScore
      return { place, score: score * share * share * name * bears * kindWorth[document.kind] }
    })
    .sort((one, other) => other.score - one.score || one.place - other.place)
}

/** How far a word tells documents apart, by its share of each. */
function weightOf({ text }: Unit, shares: Float64Array): number {
  const total = shares.length
  const having = shares.reduce((sum, share) => sum + share, 0) || total * strangerShare
  const rarity = rarityOf(having, total)
  return tradeWords.has(text) ? rarity * tradeWordWeight : rarity
}

function at(values: Float64Array, place: number): number {
  return values[place] ?? 0
}
