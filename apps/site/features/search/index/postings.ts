/** How soon a term that is repeated counts for no more. */
const saturation = 1.2

/** Which terms stand in which documents, and how much of each: BM25's part that no question changes. */
export type Postings = {
  readonly terms: readonly string[]
  /** In how many documents a term stands. */
  readonly count: (term: string) => number
  readonly each: (term: string, visit: (document: number, weight: number) => void) => void
}

/**
 * The same as a few arrays: tens of thousands of terms would be as many objects otherwise. The documents of a term,
 * `counts` of them, follow those of the term before, each with its weight.
 */
export type PostingsTable = {
  readonly terms: readonly string[]
  readonly counts: readonly number[]
  readonly places: Uint32Array
  readonly weights: Float32Array
}

/** Lays out what every term counts for in every document. */
export function layOutPostings(documents: readonly ReadonlyMap<string, number>[]): PostingsTable {
  const counts = new Map<string, number>()
  for (const weights of documents) {
    for (const term of weights.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const filled = startsOf(counts)
  const size = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const places = new Uint32Array(size)
  const laidOut = new Float32Array(size)
  for (const [document, weights] of documents.entries()) {
    for (const [term, weight] of weights) {
      const at = filled.get(term) ?? 0
      places[at] = document
      laidOut[at] = (weight * (saturation + 1)) / (weight + saturation)
      filled.set(term, at + 1)
    }
  }
  return { terms: [...counts.keys()], counts: [...counts.values()], places, weights: laidOut }
}

/** Looks terms up in a table. */
export function createPostings({ terms, counts, places, weights }: PostingsTable): Postings {
  const countOf = new Map(terms.map((term, index) => [term, counts[index] ?? 0]))
  const starts = startsOf(countOf)
  return {
    terms,
    count: (term) => countOf.get(term) ?? 0,
    each: (term, visit) => {
      const start = starts.get(term) ?? 0
      const end = start + (countOf.get(term) ?? 0)
      for (let at = start; at < end; at += 1) visit(places[at] ?? 0, weights[at] ?? 0)
    },
  }
}

/** Where the documents of each term begin. */
function startsOf(counts: ReadonlyMap<string, number>): Map<string, number> {
  const starts = new Map<string, number>()
  let size = 0
  for (const [term, count] of counts) {
    starts.set(term, size)
    size += count
  }
  return starts
}
