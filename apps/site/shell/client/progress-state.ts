import type { RequestEvent } from '../../client/request-events.ts'

/** What the request bar shows. `waiting` is not shown yet: most answers come before the delay is over. */
export type Progress =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'waiting' | 'creeping'; readonly inFlight: number } & Failures)
  | ({ readonly kind: 'finishing' } & Failures)

type Failures = {
  readonly failed: boolean
  /** One of the failures is told by nobody else. */
  readonly untold: boolean
}

/** `cancel` ends a request without success or failure; `fail-explained` is told by whoever made it. */
export type ProgressEvent = RequestEvent | 'delay over' | 'hide'

export const idle: Progress = { kind: 'idle' }

/** The next state of the bar. A failure is remembered until every request has ended, then shown. */
export function nextProgress(state: Progress, event: ProgressEvent): Progress {
  switch (state.kind) {
    case 'idle':
    case 'finishing':
      if (event === 'start') return { kind: 'waiting', inFlight: 1, failed: false, untold: false }
      return event === 'hide' ? idle : state
    case 'waiting':
    case 'creeping': {
      if (event === 'start') return { ...state, inFlight: state.inFlight + 1 }
      if (event === 'delay over') return { ...state, kind: 'creeping' }
      if (event === 'hide') return state
      const inFlight = state.inFlight - 1
      const untold = state.untold || event === 'fail'
      const failed = state.failed || untold || event === 'fail-explained'
      if (inFlight > 0) return { ...state, inFlight, failed, untold }
      return state.kind === 'waiting' && !failed ? idle : { kind: 'finishing', failed, untold }
    }
  }
}
