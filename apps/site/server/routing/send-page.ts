import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, packBrotli } from '../http/encodings.ts'
import { shortBody } from '../http/http-errors.ts'
import { inertPolicy } from '../http/security-headers.ts'
import type { PageAsk, RenderedPage } from '../rendering/pages.ts'

/** Who a page is rendered for, and whether they still wait for it. */
export function askerOf(request: FastifyRequest, reply: FastifyReply): Pick<PageAsk, 'requestId' | 'left'> {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return { requestId: request.id, left: left.signal }
}

/** Refuses for a while, in a few words: a page would cost what is to be spared. */
export function tooMany(reply: FastifyReply, seconds: number, status: 429 | 503 = 429): FastifyReply {
  const { raw, headers } = reply.request
  const { type, body } = shortBody(status, raw.url ?? '/', headers)
  return reply
    .code(status)
    .headers({
      'retry-after': String(seconds),
      'cache-control': 'no-store',
      'content-security-policy': inertPolicy,
    })
    .type(`${type}; charset=utf-8`)
    .send(body)
}

/** An answer that belongs to one request: compressed quickly, kept by nobody. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  const body = typeof page.html === 'string' ? Buffer.from(page.html) : page.html
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined)
  const packed = encoding === 'br' ? await packBrotli(body) : body
  return reply
    .code(page.status)
    .headers({
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...(encoding === 'br' ? { 'content-encoding': 'br' } : {}),
    })
    .send(packed)
}
