/** A piece of folded text that the index knows: one or two Chinese characters, or a word. */
export type Token = {
  readonly term: string
  readonly han: boolean
  /** Place of its first character. */
  readonly start: number
}

const pieces = /(\p{Script=Han}+)|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu

/** Runs of Chinese characters, and words of everything else, in order. `text` is folded. */
export function piecesOf(text: string): readonly Token[] {
  return [...text.matchAll(pieces)].map((match) => ({
    term: match[0],
    han: match[1] !== undefined,
    start: match.index,
  }))
}

/** What a text is found by: every character and every pair of neighbours, and whole words. */
export function termsToStore(text: string): readonly string[] {
  return piecesOf(text).flatMap(({ term, han }) => {
    if (!han) return [term]
    const characters = [...term]
    return [...characters, ...characters.slice(1).map((next, index) => `${characters[index]}${next}`)]
  })
}

/** What a question looks for: pairs of neighbours, a character only where it stands alone, and words. */
export function termsToFind(text: string): readonly Token[] {
  return piecesOf(text).flatMap((piece) => {
    const characters = [...piece.term]
    if (!piece.han || characters.length === 1) return [piece]
    const pairs: Token[] = []
    let start = piece.start
    for (const [index, next] of characters.slice(1).entries()) {
      const one = characters[index] ?? ''
      pairs.push({ term: one + next, han: true, start })
      start += one.length
    }
    return pairs
  })
}
