/** What answers what was typed into the box: a tool of the site, or its search. */
export const answerEngines = ['tracking', 'price', 'item', 'place', 'search'] as const
type AnswerEngine = (typeof answerEngines)[number]

/** The longest text that is read, in characters: a message pasted from a chat. */
export const longestText = 1000

/** One line of an answer, with a figure (a price, an hour) where it has one, and where more is said about it. */
export type AnswerRow = {
  readonly text: string
  readonly note: string | null
  readonly figure: string | null
  readonly path: string | null
}

/** An answer in the visitor's language, short enough to be read in place, and the page that says all of it. */
export type BriefAnswer = {
  readonly engine: AnswerEngine
  readonly title: string
  readonly text: string | null
  readonly rows: readonly AnswerRow[]
  readonly more: { readonly label: string; readonly path: string }
}
