import type { FileStore } from '@hongyan/domain/media/picture-library'
import type { FastifyInstance } from 'fastify'

/**
 * `/media/<id>.<hash>-<width>.avif`: files of uploaded pictures. What stands at such an address never changes. The
 * desk, which is another origin, shows them too.
 */
export function registerPictures(app: FastifyInstance, store: FileStore): void {
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const [, format] = /^[a-z0-9]{8,32}\.[0-9a-f]{8}-\d{1,4}\.(avif|webp)$/.exec(request.params.file) ?? []
    const bytes = format === undefined ? null : await store.read(request.params.file)
    if (bytes === null) return reply.callNotFound()
    return reply
      .headers({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(Buffer.from(bytes))
  })
}
