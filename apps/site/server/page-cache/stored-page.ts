import { createHash } from 'node:crypto'
import { type Encoding, encodings, type Packed, packBody } from '../http/encodings.ts'

/** Headers of one answer, by its request id: name, value, name, value…, the form Node writes fastest. */
type AnswerHeaders = (id: string) => string[]

/** One page as it is kept: packed, with the headers of each encoding ready to be written. */
export type StoredPage = {
  readonly status: number
  readonly etag: string
  readonly packed: Packed
  readonly headers: Readonly<Record<Encoding, AnswerHeaders>>
  /** Headers of a 304: the same without those that describe a body. */
  readonly notModified: AnswerHeaders
  readonly bytes: number
  readonly tags: readonly string[]
  /** Age in ms after which it is refreshed in the background. */
  readonly maxAgeMs: number
  readonly storedAt: number
}

export type PageSource = {
  readonly status: number
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
  readonly tags: readonly string[]
  readonly maxAgeSeconds: number
  /** A cache in front of the site keeps pages: it is told for how long, and by which keys to drop them. */
  readonly cacheInFront: boolean
}

function surrogateHeaders({ maxAgeSeconds, tags }: PageSource): Readonly<Record<string, string>> {
  const kept = `max-age=${maxAgeSeconds}, stale-while-revalidate=86400, stale-if-error=604800`
  return {
    // A page of an earlier process is shown once.
    'surrogate-control': maxAgeSeconds === 0 ? 'no-store' : kept,
    'surrogate-key': tags.join(' '),
  }
}

/** One list for all answers: Node has read it through by the time the next one is written. */
function withId(headers: readonly string[]): AnswerHeaders {
  const list = [...headers, 'x-request-id', '']
  return (id) => {
    list[list.length - 1] = id
    return list
  }
}

/** Encodes a page once and lays out its answers. */
export async function storePage(source: PageSource, now: number): Promise<StoredPage> {
  const body = Buffer.from(source.html)
  const packed = await packBody(body)
  const etag = `W/"${createHash('sha256').update(body).update(JSON.stringify(source.headers)).digest('base64url').slice(0, 27)}"`
  const shared = Object.entries({
    ...source.headers,
    etag,
    vary: 'accept-encoding',
    // Browsers ask each time and mostly get a 304; a cache in front may keep the page until it is told.
    'cache-control': 'public, max-age=0, must-revalidate',
    ...(source.cacheInFront ? surrogateHeaders(source) : {}),
  }).flat()
  const headersOf = (encoding: Encoding): string[] => [
    ...shared,
    'content-type',
    'text/html; charset=utf-8',
    'content-length',
    String((encoding === 'identity' ? body : packed[encoding]).byteLength),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ]
  return {
    status: source.status,
    etag,
    packed,
    headers: Object.fromEntries(
      encodings.map((encoding) => [encoding, withId(headersOf(encoding))]),
    ) as StoredPage['headers'],
    notModified: withId(shared),
    bytes: packed.br.byteLength + packed.gzip.byteLength + 4096,
    tags: source.tags,
    maxAgeMs: source.maxAgeSeconds * 1000,
    storedAt: now,
  }
}
