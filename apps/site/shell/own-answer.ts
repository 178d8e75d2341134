import type { PageHead } from './head.ts'
import type { PageContext } from './page-context.ts'

/** What one request gets of a page whose island alone is a visitor's own. */
export type OwnAnswer = {
  readonly head: PageHead
  /** What the island is given in the browser, as JSON, beside what is the same for everybody. */
  readonly data: string
  /** The island's markup. Rendered once, by the React that the page is made with. */
  readonly markup: () => string
}

/** The answer of a page that is made so; null for every other. */
export type AnswerOf = (context: PageContext) => Promise<OwnAnswer | null>

/** What ids begin with that components of such an island make up. */
export const ownPrefix = 'own'
