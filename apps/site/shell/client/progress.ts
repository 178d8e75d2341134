import type { RequestEvent } from '../../client/request-events.ts'
import { idle, nextProgress, type Progress, type ProgressEvent } from './progress-state.ts'

const delay = 200
const hideDelay = 500

/** Draws the request bar from the requests that the clients announce. */
export function startProgress(bar: HTMLElement, onFailure: (text: string) => void): void {
  let state: Progress = idle
  let timer: ReturnType<typeof setTimeout> | undefined
  const on = (event: ProgressEvent) => {
    const before = state.kind
    state = nextProgress(state, event)
    if (state.kind === before) return
    clearTimeout(timer)
    if (state.kind === 'waiting') timer = setTimeout(on, delay, 'delay over')
    if (state.kind === 'finishing') timer = setTimeout(on, hideDelay, 'hide')
    bar.dataset.state = state.kind === 'finishing' ? (state.failed ? 'failed' : 'done') : state.kind
    if (state.kind === 'finishing' && state.untold) onFailure(bar.dataset.failed ?? '')
  }
  document.addEventListener('hongyan:request', (event) => on((event as CustomEvent<RequestEvent>).detail))
  // A page that comes back from the back/forward cache has no requests under way.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    clearTimeout(timer)
    state = idle
    bar.dataset.state = 'idle'
  })
}
