import type { ClaimRefusal } from './claim-vocabulary.ts'

/** Where a claim stands. Instants are ms UTC; `since` is when it got there. */
export type ClaimState =
  | { readonly kind: 'received' | 'reviewing' | 'proof-needed' | 'withdrawn'; readonly since: number }
  | { readonly kind: 'granted'; readonly since: number; readonly amountFen: number }
  | { readonly kind: 'refused'; readonly since: number; readonly reason: ClaimRefusal }

type ClaimStateKind = ClaimState['kind']

/** What can happen to a claim: `withdraw` and `add-file` by its customer, everything else by the company. */
export type ClaimStep = 'review' | 'ask-proof' | 'grant' | 'refuse' | 'add-file' | 'withdraw'

/** The whole state machine of a claim: where each step leads, and nothing that is not here can happen. */
export const claimTransitions: Readonly<
  Record<ClaimStateKind, Readonly<Partial<Record<ClaimStep, ClaimStateKind>>>>
> = {
  received: {
    review: 'reviewing',
    'ask-proof': 'proof-needed',
    grant: 'granted',
    refuse: 'refused',
    'add-file': 'received',
    withdraw: 'withdrawn',
  },
  reviewing: {
    'ask-proof': 'proof-needed',
    grant: 'granted',
    refuse: 'refused',
    'add-file': 'reviewing',
    withdraw: 'withdrawn',
  },
  'proof-needed': {
    review: 'reviewing',
    grant: 'granted',
    refuse: 'refused',
    'add-file': 'reviewing',
    withdraw: 'withdrawn',
  },
  granted: {},
  refused: {},
  withdrawn: {},
}

/** States in which nothing can happen to a claim any more. */
export const settledClaimStates = Object.entries(claimTransitions)
  .filter(([, steps]) => Object.keys(steps).length === 0)
  .map(([kind]) => kind)

/** How a state is stored: its kind and instant in columns, the rest as JSON. */
export function claimStateColumns({ kind, since, ...rest }: ClaimState) {
  return {
    state: kind,
    state_since: since,
    state_detail: Object.keys(rest).length === 0 ? null : JSON.stringify(rest),
  }
}

export function readClaimState(row: {
  readonly state: string
  readonly state_since: number
  readonly state_detail: string | null
}): ClaimState {
  const rest = row.state_detail === null ? {} : (JSON.parse(row.state_detail) as object)
  return { kind: row.state, since: row.state_since, ...rest } as ClaimState
}
