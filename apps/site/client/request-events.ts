/**
 * What a client says about a request; the shell's bar counts them. `fail-explained`: it failed, and whoever made it says so
 * where it was made.
 */
export type RequestEvent = 'start' | 'end' | 'fail' | 'fail-explained' | 'cancel'

/** Tells the page about a request. On the server, where there is no page, it does nothing. */
export function announceRequest(event: RequestEvent): void {
  globalThis.document?.dispatchEvent(new CustomEvent('hongyan:request', { detail: event }))
}
