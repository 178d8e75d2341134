import { open } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { askedBytes } from '../../server/http/byte-range.ts'
import { httpDate, isUnchanged } from '../../server/http/is-unchanged.ts'
import { inertPolicy, resourceHeaders } from '../../server/http/security-headers.ts'
import type { MapTiles } from '../../shell/map-tiles.ts'

/** `/map/tiles.pmtiles`: the archive of tiles where it is a file, in the stretches that a reader asks for. */
export function registerMapArchive(app: FastifyInstance, tiles: MapTiles | null, transport: string | null) {
  if (tiles?.kind !== 'file') return
  const { path } = tiles
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const file = await open(path).catch(() => null)
    if (file === null) return reply.callNotFound()
    let handedOver = false
    try {
      const { size, mtimeMs, ino } = await file.stat()
      const etag = `"${[size, Math.floor(mtimeMs), ino].map((part) => part.toString(36)).join('-')}"`
      reply.headers({
        ...resourceHeaders(transport),
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': inertPolicy,
        etag,
        'last-modified': httpDate(mtimeMs),
      })
      if (isUnchanged(request.headers, { etag, changedAt: mtimeMs })) return reply.code(304).send()
      const condition = request.headers['if-range']
      // A part of another version would be put together with what the reader has of this one.
      const stale = condition !== undefined && condition !== etag
      const asked = askedBytes(stale ? undefined : request.headers.range, size)
      if (asked.kind === 'none')
        return reply
          .code(416)
          .headers({ 'content-range': `bytes */${size}`, 'content-length': 0 })
          .send()
      const { start, end } = asked.kind === 'part' ? asked : { start: 0, end: size - 1 }
      if (asked.kind === 'part') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
      reply.headers({ 'content-type': 'application/vnd.pmtiles', 'content-length': end - start + 1 })
      if (request.method === 'HEAD') return reply.send()
      handedOver = true
      const stream = file.createReadStream({ start, end })
      // Somebody wrote into the file: without its end the reader would wait for what does not come.
      stream.once('end', () => {
        if (stream.bytesRead <= end - start) reply.raw.destroy()
      })
      return reply.send(stream)
    } finally {
      if (!handedOver) await file.close()
    }
  }
  app.route({ method: ['GET', 'HEAD'], url: '/map/tiles.pmtiles', exposeHeadRoute: false, handler })
}
