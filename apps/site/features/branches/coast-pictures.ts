import type { FastifyInstance } from 'fastify'
import { readCoastAddress } from './coast/coast-address.ts'
import { drawCoast } from './coast/draw-coast.ts'
import { drawingHeaders } from './drawing-headers.ts'
import { drawSketch } from './sketch/draw-sketch.ts'

/**
 * `/img/coast/<window>.svg`: the water under a drawn map of branches, with the main roads of towns that are sketched.
 */
export function registerCoastPictures(app: FastifyInstance, transport: string | null): void {
  app.get<{ Params: { file: string } }>('/img/coast/:file', async (request, reply) => {
    const window = readCoastAddress(request.params.file)
    if (window === null) return reply.callNotFound()
    return reply.headers(drawingHeaders(transport)).send(drawSketch(window) ?? drawCoast(window))
  })
}
