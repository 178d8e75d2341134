import { siteContent } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { tones } from '@hongyan/ui/colours.gen.ts'
import type { FastifyInstance } from 'fastify'
import { encode } from 'uqr'
import { pathIn } from '../../paths.ts'
import { inertPolicy } from '../../server/http/security-headers.ts'
import { linkAttributes } from '../../shell/link.ts'

/**
 * `/scan/<id>.svg` in each language: a code to scan, as a picture of its own that only its card loads. A page of this
 * site is named by `origin`, for the phone that reads it.
 */
export function registerScanCodes(app: FastifyInstance, origin: string): void {
  for (const locale of localeIds) {
    app.get<{ Params: { file: string } }>(pathIn(locale, '/scan/:file'), async (request, reply) => {
      const code = siteContent(locale).support.social.find(({ id }) => `${id}.svg` === request.params.file)
      if (code === undefined) return reply.callNotFound()
      return reply
        .headers({
          'content-type': 'image/svg+xml',
          'cache-control': 'public, max-age=3600',
          'content-security-policy': inertPolicy,
          'x-content-type-options': 'nosniff',
        })
        .send(scanCode(new URL(linkAttributes(locale, code.payload, false).href, origin).href))
    })
  }
}

/** A QR code (error correction M, quiet zone of two modules) as one path of unit squares. */
function scanCode(payload: string): string {
  const { data, size } = encode(payload, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${tones.ink[900]}" d="${squares}"/></svg>`
}
