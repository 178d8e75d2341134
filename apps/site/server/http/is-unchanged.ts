import type { IncomingHttpHeaders } from 'node:http'

/** What a client may hold: its tag, and when it came to be, ms UTC. */
export type Version = { readonly etag: string; readonly changedAt: number }

/** The instant as headers write it, in whole seconds. */
export function httpDate(at: number): string {
  return new Date(Math.floor(at / 1000) * 1000).toUTCString()
}

const [day, month] = [
  '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)',
  '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)',
]
/** The three spellings of RFC 9110 §5.6.7; the third says no zone, and means UTC. */
const fixed = new RegExp(`^${day}, \\d{2} ${month} \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$`)
const older = new RegExp(`^[A-Z][a-z]+day, \\d{2}-${month}-\\d{2} \\d{2}:\\d{2}:\\d{2} GMT$`)
const oldest = new RegExp(`^${day} ${month} [ \\d]\\d \\d{2}:\\d{2}:\\d{2} \\d{4}$`)

/** The instant that a header names, ms UTC; null for what is no date of HTTP, however a lenient reader takes it. */
function instantOf(header: string): number | null {
  const isHttp = fixed.test(header) || older.test(header) || oldest.test(header)
  const at = isHttp ? Date.parse(oldest.test(header) ? `${header} GMT` : header) : Number.NaN
  return Number.isNaN(at) ? null : at
}

/**
 * Whether a client that reads (GET, HEAD) has this version already: RFC 9110 §13.1.2 by any of its tags, by weak
 * comparison; §13.1.3 by its date only where it names no tag. A date that is none, or is still to
 * come, is ignored: it would hold for good.
 */
export function isUnchanged(
  headers: IncomingHttpHeaders,
  { etag, changedAt }: Version,
  now = Date.now(),
): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) {
    const bare = (tag: string) => tag.trim().replace(/^W\//, '')
    return tags.trim() === '*' || tags.split(',').some((tag) => bare(tag) === bare(etag))
  }
  const since = instantOf((headers['if-modified-since'] ?? '').trim())
  return since !== null && since <= now && Math.floor(changedAt / 1000) * 1000 <= since
}
