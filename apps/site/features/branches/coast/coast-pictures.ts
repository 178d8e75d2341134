import type { FastifyInstance } from 'fastify'
import { inertPolicy, resourceHeaders } from '../../../server/http/security-headers.ts'
import { readCoastAddress } from './coast-address.ts'
import { drawCoast } from './draw-coast.ts'

/** `/img/coast/<window>.svg`: the water under a drawn map of branches. The same window is the same picture for good. */
export function registerCoastPictures(app: FastifyInstance, transport: string | null): void {
  app.get<{ Params: { file: string } }>('/img/coast/:file', async (request, reply) => {
    const window = readCoastAddress(request.params.file)
    if (window === null) return reply.callNotFound()
    return reply
      .headers({
        ...resourceHeaders(transport),
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': inertPolicy,
      })
      .send(drawCoast(window))
  })
}
