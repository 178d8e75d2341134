import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding, encodeAll, type Variants } from './page-cache/encodings.ts'
import { inertPolicy } from './page-cache/security-headers.ts'

type Kept = { readonly body: string; readonly etag: string; readonly bodies: Promise<Variants> }

type ServedText = {
  readonly type: string
  /** How long a browser keeps it without asking, seconds. */
  readonly maxAge: number
  readonly text: () => string
}

/** Serves a text at a path: packed once for as long as `text` gives the same, revalidated by its tag. */
export function serveText(app: FastifyInstance, path: string, { type, maxAge, text }: ServedText): void {
  let kept: Kept | null = null
  app.get(path, async (request, reply) => {
    const body = text()
    if (kept?.body !== body) {
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      kept = { body, etag, bodies: encodeAll(Buffer.from(body)) }
    }
    reply.headers({
      'cache-control': `public, max-age=${maxAge}`,
      'content-security-policy': inertPolicy,
      'x-content-type-options': 'nosniff',
      etag: kept.etag,
      vary: 'accept-encoding',
    })
    if (request.headers['if-none-match'] === kept.etag) return reply.code(304).send()
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type(type).send((await kept.bodies)[encoding])
  })
}
