import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, type Packed, packBody } from '../http/encodings.ts'
import { httpDate, isUnchanged, type Version } from '../http/is-unchanged.ts'
import { inertPolicy } from '../http/security-headers.ts'
import { plainText } from '../http/without-marks.ts'

type PackedText = Version & {
  readonly body: string
  /** What is sent to whoever takes it unpacked: the same bytes to all, however slowly they read. */
  readonly bytes: Buffer
  readonly packed: Promise<Packed>
}

type ServedText = {
  readonly type: string
  /** How long a browser keeps it without asking, seconds. */
  readonly maxAge: number
  readonly text: () => string
}

/** Serves a text at a path: packed once for as long as `text` gives the same, revalidated by its tag or its date. */
export function serveText(app: FastifyInstance, path: string, served: ServedText): void {
  app.get(path, textAnswer(served))
}

/** The same as a handler, for an address that has several texts. */
export function textAnswer({
  type,
  maxAge,
  text,
}: ServedText): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let kept: PackedText | null = null
  return async (request, reply) => {
    const body = plainText(text())
    if (kept?.body !== body) {
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const bytes = Buffer.from(body)
      // Two processes may have seen it at different times: an older date only makes a client fetch it once more.
      kept = { body, bytes, etag, changedAt: Date.now(), packed: packBody(bytes) }
    }
    const varies = reply.getHeader('vary')
    reply.headers({
      'cache-control': `public, max-age=${maxAge}`,
      'content-security-policy': inertPolicy,
      'x-content-type-options': 'nosniff',
      etag: kept.etag,
      'last-modified': httpDate(kept.changedAt),
      vary: varies === undefined ? 'accept-encoding' : `${varies}, accept-encoding`,
    })
    if (isUnchanged(request.headers, kept)) return reply.code(304).send()
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined)
    if (encoding === 'identity') return reply.type(type).send(kept.bytes)
    return reply
      .header('content-encoding', encoding)
      .type(type)
      .send((await kept.packed)[encoding])
  }
}
