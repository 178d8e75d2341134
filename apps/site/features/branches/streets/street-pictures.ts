import type { FastifyInstance } from 'fastify'
import { bodyIn, chooseEncoding, type Packed, packBody } from '../../../server/http/encodings.ts'
import { inertPolicy, resourceHeaders } from '../../../server/http/security-headers.ts'
import { openArchive } from '../../../server/map-archive/open-archive.ts'
import type { MapTiles } from '../../../shell/map-tiles.ts'
import { type CoastWindow, readCoastAddress } from '../coast/coast-address.ts'
import { drawCoast } from '../coast/draw-coast.ts'
import { drawStreets } from './draw-streets.ts'
import { readStreets } from './read-streets.ts'

/** Pictures kept: those of the areas that are asked for all day. */
const mostKept = 200

/** `/img/streets/<window>.svg`: water and roads of the site's own archive under a drawn map of branches. */
export function registerStreetPictures(
  app: FastifyInstance,
  tiles: MapTiles | null,
  transport: string | null,
) {
  if (tiles?.kind !== 'file') return
  const { path } = tiles
  const kept = new Map<string, Promise<Packed>>()
  app.get<{ Params: { file: string } }>('/img/streets/:file', async (request, reply) => {
    const window = readCoastAddress(request.params.file)
    if (window === null) return reply.callNotFound()
    const packed = await picture(kept, path, window)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    return reply
      .headers({
        ...resourceHeaders(transport),
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': inertPolicy,
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      })
      .send(bodyIn(encoding, packed))
  })
}

/** The picture of a window; where the archive cannot be read, the coast alone. */
async function picture(
  kept: Map<string, Promise<Packed>>,
  path: string,
  window: CoastWindow,
): Promise<Packed> {
  const opened = await openArchive(path).catch(() => null)
  if (opened === null) return packBody(Buffer.from(drawCoast(window)))
  try {
    const name = [opened.edition, ...Object.values(window)].join(' ')
    const drawn =
      kept.get(name) ??
      readStreets(opened.archive, window)
        .then((streets) => drawStreets(window, streets))
        .catch(() => drawCoast(window))
        .then((svg) => packBody(Buffer.from(svg)))
    // What was asked for last stays longest.
    kept.delete(name)
    kept.set(name, drawn)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return await drawn
  } finally {
    await opened.close()
  }
}
