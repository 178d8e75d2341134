import type { AreaPath, BranchAnswer } from '../branch-answer.ts'
import type { BranchQuery } from './branch-query.ts'

/** Why there is no new answer. `typed` problems belong to the address field. */
export type FinderProblem =
  | { readonly kind: 'empty' | 'unknown' | 'failed' | 'offline' | 'too-many' }
  | { readonly kind: 'ambiguous'; readonly areas: readonly AreaPath[] }

/** Everything the finder shows at a moment. The server makes the first one, the island the following. */
export type FinderModel = {
  readonly query: BranchQuery
  readonly answer: BranchAnswer
  /** What stands in the address field. */
  readonly typed: string
  readonly problem: FinderProblem | null
  /** Whether a script answers; until then buttons that need one are not shown. */
  readonly ready: boolean
  readonly busy: 'asking' | 'locating' | null
  /** The city a visitor seems to be in, where the page does not say so already. */
  readonly guess: { readonly code: string; readonly name: string } | null
}

export type FinderHandlers = {
  readonly find: (address: string) => void
  readonly locate: () => void
  readonly change: (query: BranchQuery) => void
}

export const inertHandlers: FinderHandlers = { find: () => {}, locate: () => {}, change: () => {} }
