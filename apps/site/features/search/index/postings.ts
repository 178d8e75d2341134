/** How soon a term that is repeated counts for no more. */
const saturation = 1.2

/** Which terms stand in which documents, and how much of each: BM25's part that no question changes. */
export type Postings = {
  readonly terms: readonly string[]
  /** In how many documents a term stands. */
  readonly count: (term: string) => number
  readonly each: (term: string, visit: (document: number, weight: number) => void) => void
}

/** Keeps the weights of all terms in a few arrays: tens of thousands of terms would be as many objects otherwise. */
export function createPostings(documents: readonly ReadonlyMap<string, number>[]): Postings {
  const counts = new Map<string, number>()
  for (const weights of documents) {
    for (const term of weights.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const starts = new Map<string, number>()
  let size = 0
  for (const [term, count] of counts) {
    starts.set(term, size)
    size += count
  }
  const places = new Uint32Array(size)
  const values = new Float32Array(size)
  const filled = new Map(starts)
  for (const [document, weights] of documents.entries()) {
    for (const [term, weight] of weights) {
      const at = filled.get(term) ?? 0
      places[at] = document
      values[at] = (weight * (saturation + 1)) / (weight + saturation)
      filled.set(term, at + 1)
    }
  }
  const count = (term: string): number => counts.get(term) ?? 0
  return {
    terms: [...counts.keys()],
    count,
    each: (term, visit) => {
      const start = starts.get(term) ?? 0
      const end = start + count(term)
      for (let at = start; at < end; at += 1) visit(places[at] ?? 0, values[at] ?? 0)
    },
  }
}
