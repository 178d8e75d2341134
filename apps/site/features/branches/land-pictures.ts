import type { FastifyInstance } from 'fastify'
import { drawLand } from '../../shell/parts/map/draw-land.ts'
import { readLandAddress } from '../../shell/parts/map/land-address.ts'
import { drawSea } from './coast/draw-sea.ts'
import { drawingHeaders } from './drawing-headers.ts'

/** Dots across the map of a shipment or an area. */
const across = 74

/** `/img/land/<window>.svg`: land and sea under a map. */
export function registerLandPictures(app: FastifyInstance, transport: string | null): void {
  app.get<{ Params: { file: string } }>('/img/land/:file', async (request, reply) => {
    const window = readLandAddress(request.params.file)
    if (window === null) return reply.callNotFound()
    return reply.headers(drawingHeaders(transport)).send(drawLand(window, across, 0.72, drawSea).svg)
  })
}
