import type { CoverageView } from './coverage-answer.ts'

/** Rows of one check. */
export const mostRows = 500

/** Why a call brought no answer. */
export type CallTrouble = 'failed' | 'offline' | 'too-many'

/** Everything the tool shows at a moment. The server makes the first one, the island the following. */
export type CoverageModel = {
  readonly tab: 'one' | 'many'
  /** What stands in the field for one address, and the answer to it. */
  readonly typed: string
  readonly answer: CoverageView | null
  readonly problem: 'empty' | CallTrouble | null
  readonly busy: boolean
  readonly list: ListModel
  /** Whether a script answers; until then controls that need one are not shown. */
  readonly ready: boolean
}

export type ListModel = {
  readonly text: string
  readonly answers: readonly CoverageView[]
  readonly state: 'idle' | 'running' | 'done' | 'stopped' | 'interrupted'
  /** Rows of the list, at most `mostRows`, and how many there were beyond. */
  readonly total: number
  readonly beyond: number
  readonly problem: 'empty' | 'too-big' | null
  /** Why what was pasted or chosen is no list, and what was made of its columns, in sentences. */
  readonly refusal: string | null
  readonly report: readonly string[]
  /** Why it was interrupted. */
  readonly trouble: CallTrouble | null
}

export type CoverageHandlers = {
  readonly show: (tab: CoverageModel['tab']) => void
  readonly check: (address: string) => void
  readonly write: (text: string) => void
  readonly open: (file: File) => void
  readonly run: () => void
  readonly stop: () => void
}

export const emptyList: ListModel = {
  text: '',
  answers: [],
  state: 'idle',
  total: 0,
  beyond: 0,
  problem: null,
  refusal: null,
  report: [],
  trouble: null,
}
