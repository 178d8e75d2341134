import { shared } from './state.ts'

/**
 * Keeps the last error that nobody caught, with its time (ms UTC), in the shared state; nothing of it leaves the
 * device. `page` is where browsers report errors: the window.
 */
export function saveLastError(page: EventTarget, now: () => number = Date.now): void {
  const keep = (error: unknown) => shared.setKey('lastError', { error, at: now() })
  page.addEventListener('error', (event) => {
    const { error } = event as ErrorEvent
    // A file that did not come is an event of its element and carries no error.
    if (error !== undefined && error !== null) keep(error)
  })
  page.addEventListener('unhandledrejection', (event) => keep((event as PromiseRejectionEvent).reason))
}
