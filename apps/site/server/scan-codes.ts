import { siteContent } from '@hongyan/content'
import type { FastifyInstance } from 'fastify'
import { encode } from 'uqr'
import { inertPolicy } from './page-cache/security-headers.ts'

/** `/scan/<id>.svg`: the scan code of a social channel, as a picture of its own that only its card loads. */
export function registerScanCodes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/scan/:file', async (request, reply) => {
    const channels = siteContent('zh-CN').support.social
    const channel = channels.find(({ id }) => `${id}.svg` === request.params.file)
    if (channel === undefined) return reply.callNotFound()
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': inertPolicy,
        'x-content-type-options': 'nosniff',
      })
      .send(scanCode(channel.payload))
  })
}

/** A QR code (error correction M, quiet zone of two modules) as one path of unit squares. */
function scanCode(payload: string): string {
  const { data, size } = encode(payload, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#161b28" d="${squares}"/></svg>`
}
