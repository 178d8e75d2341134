import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A request as it came: its target as it stood in the first line, headers in lower case. */
export type SignedRequest = {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Uint8Array
}

/** Who may ask, and what the clock says. */
type S3Access = {
  readonly keyId: string
  readonly secret: string
  readonly region: string
  readonly now: number
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** Headers that S3 wants covered. */
const needed = ['host', 'x-amz-content-sha256', 'x-amz-date']
const mostSkewMs = 15 * 60_000

/** What S3 calls the fault of a request that is signed in its headers (Signature Version 4); null where it has none. */
export function s3SignatureFault(request: SignedRequest, gate: S3Access): string | null {
  const given = form.exec(textOf(request.headers.authorization))
  if (given === null) return 'AccessDenied'
  const [, keyId = '', day = '', region = '', names = '', signature = ''] = given
  if (keyId !== gate.keyId) return 'InvalidAccessKeyId'
  if (region !== gate.region) return 'AuthorizationHeaderMalformed'
  const moment = textOf(request.headers['x-amz-date'])
  const signed = names.split(';')
  if (needed.some((name) => !signed.includes(name)) || !moment.startsWith(day)) return 'SignatureDoesNotMatch'
  if (Math.abs(instantOf(moment) - gate.now) > mostSkewMs) return 'RequestTimeTooSkewed'
  const scope = `${day}/${region}/s3/aws4_request`
  const text = `AWS4-HMAC-SHA256\n${moment}\n${scope}\n${sha256(canonical(request, signed))}`
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${gate.secret}`))
  if (!timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch'
  const said = textOf(request.headers['x-amz-content-sha256'])
  return said === 'UNSIGNED-PAYLOAD' || said === sha256(request.body) ? null : 'XAmzContentSHA256Mismatch'
}

/** The request in the one spelling that both sides sign. */
function canonical({ method, target, headers }: SignedRequest, signed: readonly string[]): string {
  const [path = '', query = ''] = target.split('?')
  const pairs = query === '' ? [] : query.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`))
  const lines = signed.map((name) => `${name}:${textOf(headers[name]).trim().replace(/\s+/g, ' ')}\n`)
  return [
    method,
    path,
    pairs.sort().join('&'),
    lines.join(''),
    signed.join(';'),
    textOf(headers['x-amz-content-sha256']),
  ].join('\n')
}

function instantOf(moment: string): number {
  return Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function textOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header : (header ?? []).join(',')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}
