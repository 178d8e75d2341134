import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { AnswerTooLong, readBoundedBytes } from '../integrations/read-bounded.ts'
import { ClientLeft } from '../rendering/render-queue.ts'
import { storeAway } from './store-away.ts'

/** A bucket, and the key that opens it. */
export type Bucket = {
  /** Origin of the service, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string
  readonly region: string
  readonly name: string
  /** Whether the bucket stands in the path of an address; else it begins the host. */
  readonly pathStyle: boolean
  readonly keyId: string
  readonly secret: string
}

type RequestParts = {
  readonly fetcher: typeof fetch
  readonly now: () => number
  /** Longest wait for a whole answer, in ms. */
  readonly patienceMs: number
}

type Asked = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly name: string
  readonly body?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
  /** Aborted when nobody waits for the answer any more. */
  readonly left?: AbortSignal | undefined
}

/** A whole answer; `code` is what S3 calls its error, empty where it says none. */
export type S3Answer = {
  readonly status: number
  readonly code: string
  readonly headers: Headers
  readonly body: Uint8Array
}

export type AskS3 = (asked: Asked) => Promise<S3Answer>

/** Uploads are smaller: what is longer is no file of ours. */
const mostBytes = 32_000_000
const betweenTriesMs = 100

/**
 * Asks a bucket for one object at a time, signed by Signature Version 4, the body with its hash: one that is cut or
 * altered on its way is refused there. What fails on the way, or with a fault of the service, is tried once more within
 * the same wait; where the service says that our clock is wrong, by its own. Throws what `storeAway` makes, `ClientLeft`.
 */
export function s3Requests(bucket: Bucket, { fetcher, now, patienceMs }: RequestParts): AskS3 {
  const signingKeys = new Map<string, ArrayBuffer>()
  /** By how much the clock of the service is ahead of ours, ms. */
  let ahead = 0

  const once = async ({ method, name, body, headers }: Asked, signal: AbortSignal): Promise<S3Answer> => {
    const signed = await new AwsV4Signer({
      method,
      url: addressOf(bucket, name),
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
      accessKeyId: bucket.keyId,
      secretAccessKey: bucket.secret,
      service: 's3',
      region: bucket.region,
      datetime: amzDate(now() + ahead),
      cache: signingKeys,
    }).sign()
    // Proxies on the way write this one anew: it must not be signed.
    signed.headers.set('accept-encoding', 'identity')
    const response = await fetcher(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'manual',
      signal,
      ...(body === undefined ? {} : { body: Buffer.from(body) }),
    })
    const bytes = await readBoundedBytes(response, mostBytes)
    const code = response.ok ? '' : errorCode(bytes)
    return { status: response.status, code, headers: response.headers, body: bytes }
  }

  const hasLearnt = ({ code, headers }: S3Answer): boolean => {
    const theirs = Date.parse(headers.get('date') ?? '')
    if (code !== 'RequestTimeTooSkewed' || Number.isNaN(theirs)) return false
    ahead = theirs - now()
    return true
  }

  return async (asked) => {
    const late = AbortSignal.timeout(patienceMs)
    const signal = asked.left ? AbortSignal.any([late, asked.left]) : late
    try {
      const first = await once(asked, signal).catch((error: unknown) => {
        if (signal.aborted || error instanceof AnswerTooLong) throw error
        return null
      })
      if (first !== null && first.status < 500 && !hasLearnt(first)) return first
      await delay(betweenTriesMs, null, { signal })
      return await once(asked, signal)
    } catch (error) {
      if (asked.left?.aborted) throw new ClientLeft()
      throw storeAway(late.aborted ? `no answer within ${patienceMs} ms` : causeOf(error))
    }
  }
}

function addressOf({ endpoint, name: bucket, pathStyle }: Bucket, name: string): string {
  const url = new URL(endpoint)
  if (pathStyle) url.pathname = `/${bucket}/${name}`
  else {
    url.host = `${bucket}.${url.host}`
    url.pathname = `/${name}`
  }
  return url.href
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** `20261128T220000Z`. */
function amzDate(at: number): string {
  return new Date(at).toISOString().replaceAll(/[:-]|\.\d{3}/g, '')
}

function errorCode(body: Uint8Array): string {
  const text = Buffer.from(body.subarray(0, 4000)).toString('latin1')
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? ''
}

/** What the platform says of a failed request: its own words hide it in a cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown fault'
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
