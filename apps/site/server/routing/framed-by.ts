import type { FastifyRequest } from 'fastify'
import type { RenderedPage } from '../rendering/pages.ts'

/** A page that an origin may show in a frame: no page of the site may be, but a preview by the desk. */
export function framedBy(origin: string | null, page: RenderedPage): RenderedPage {
  const policy = page.headers['content-security-policy']
  if (origin === null || policy === undefined) return page
  const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`)
  return { ...page, headers: { ...page.headers, 'content-security-policy': framed } }
}

/** Whether a page is asked for to stand in a frame, as browsers say. */
export function isFramed({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['sec-fetch-dest'] === 'iframe'
}
