/** What can be found, in the order in which groups of equal rank stand. */
export const searchKinds = ['tool', 'page', 'question', 'news', 'notice', 'trend'] as const
export type SearchKind = (typeof searchKinds)[number]

/** A text in pieces; those that answer the question are marked. */
export type Marked = readonly { readonly text: string; readonly hit: boolean }[]

/** One thing found, in the visitor's language. */
export type SearchHit = {
  readonly kind: SearchKind
  /** Address in that language, an anchor included. */
  readonly path: string
  readonly title: Marked
  readonly text: Marked
  /** Pages above it, or the subject it belongs to. */
  readonly trail: readonly string[]
  /** Calendar day, for what is dated. */
  readonly date: string | null
}

/** A way on while a question is being typed, or when nothing was found. */
export type Suggestion = {
  readonly kind: SearchKind | 'tracking' | 'search'
  readonly text: string
  readonly path: string
}

export type SearchAnswer = {
  /** How many things were found, shown or not. */
  readonly total: number
  readonly counts: Readonly<Record<SearchKind, number>>
  /** Best first. */
  readonly hits: readonly SearchHit[]
  readonly suggestions: readonly Suggestion[]
}

export type SearchQuestion = {
  readonly query: string
  /** How many to show: of all, of each kind, or of one kind. */
  readonly take:
    | { readonly all: number }
    | { readonly each: number }
    | { readonly kind: SearchKind; readonly count: number }
}

/** The longest question that is read, in characters. */
export const longestQuestion = 100

/** A question as its address or call gives it, cut to the length that is read. */
export function readQuestion(text: string | null): string {
  return [...(text ?? '').replace(/\s+/g, ' ').trim()].slice(0, longestQuestion).join('')
}
