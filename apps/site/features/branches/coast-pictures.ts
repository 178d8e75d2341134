import type { FastifyInstance } from 'fastify'
import { inertPolicy, resourceHeaders } from '../../server/http/security-headers.ts'
import { readCoastAddress } from './coast/coast-address.ts'
import { drawCoast } from './coast/draw-coast.ts'
import { drawSketch } from './sketch/draw-sketch.ts'

/**
 * `/img/coast/<window>.svg`: the water under a drawn map of branches, with the main roads of towns that are sketched. A
 * release may draw it anew: a browser has it for a day.
 */
export function registerCoastPictures(app: FastifyInstance, transport: string | null): void {
  app.get<{ Params: { file: string } }>('/img/coast/:file', async (request, reply) => {
    const window = readCoastAddress(request.params.file)
    if (window === null) return reply.callNotFound()
    return reply
      .headers({
        ...resourceHeaders(transport),
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=86400',
        'content-security-policy': inertPolicy,
      })
      .send(drawSketch(window) ?? drawCoast(window))
  })
}
