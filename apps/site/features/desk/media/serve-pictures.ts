import type { FileStore } from '@hongyan/domain/media/picture-library'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isStoreAway } from '../../../server/file-stores/store-away.ts'
import { bodyText } from '../../../server/http/http-errors.ts'
import { outageSeconds } from '../../../server/http/outage.ts'
import { inertPolicy } from '../../../server/http/security-headers.ts'
import { ClientLeft } from '../../../server/rendering/render-queue.ts'
import { askerOf } from '../../../server/routing/send-page.ts'

/**
 * `/media/<id>.<hash>-<width>.avif`: files of uploaded pictures. What stands at such an address never changes. The
 * desk, which is another origin, shows them too. While the store is away, they are to be asked for again.
 */
export function registerPictures(app: FastifyInstance, store: FileStore): void {
  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { config: { file: true } },
    async (request, reply) => {
      const [, format] = /^[a-z0-9]{8,32}\.[0-9a-f]{8}-\d{1,4}\.(avif|webp)$/.exec(request.params.file) ?? []
      if (format === undefined) return reply.callNotFound()
      const { left } = askerOf(request, reply)
      const bytes = await store.read(request.params.file, left).catch((error: unknown) => {
        if (isStoreAway(error) || error instanceof ClientLeft) return 'away' as const
        throw error
      })
      if (bytes === null) return reply.callNotFound()
      if (bytes === 'away') return comeBack(reply)
      return reply
        .headers({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    },
  )
}

function comeBack(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({
      'retry-after': String(outageSeconds),
      'cache-control': 'no-store',
      'content-security-policy': inertPolicy,
    })
    .type('text/plain; charset=utf-8')
    .send(bodyText(503))
}
