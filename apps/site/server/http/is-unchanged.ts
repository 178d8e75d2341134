import type { IncomingHttpHeaders } from 'node:http'

/** What a client may hold: its tag, and when it came to be, ms UTC. */
export type Version = { readonly etag: string; readonly changedAt: number }

/** The instant as headers write it, in whole seconds. */
export function httpDate(at: number): string {
  return new Date(Math.floor(at / 1000) * 1000).toUTCString()
}

/**
 * Whether a client that reads (GET, HEAD) has this version already: RFC 9110 §13.1.2 by any of its tags, by weak
 * comparison; §13.1.3 by its date only where it names no tag. A date that is none is ignored.
 */
export function isUnchanged(headers: IncomingHttpHeaders, { etag, changedAt }: Version): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) {
    const bare = (tag: string) => tag.trim().replace(/^W\//, '')
    return tags.trim() === '*' || tags.split(',').some((tag) => bare(tag) === bare(etag))
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Number.isFinite(since) && Math.floor(changedAt / 1000) * 1000 <= since
}
