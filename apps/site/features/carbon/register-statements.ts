import { carbonMessages } from '@hongyan/content'
import { findFootprint, readLink, type Shipment } from '@hongyan/domain'
import { fill, type LocaleId, localeIds } from '@hongyan/locales'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { paths, statementFile } from '../../paths.ts'
import { contentDisposition } from '../../server/http/content-disposition.ts'
import { inertPolicy } from '../../server/http/security-headers.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { cityName } from './ui/text/step-words.ts'

export type StatementParts = Pick<RequestServices, 'publicOrigin' | 'takeLimit'> & {
  /** Network address the limits are counted by. */
  readonly addressOf: (request: FastifyRequest) => string
}

/** As how many pages a statement counts: setting one costs more. */
const cost = 4

/** `/carbon/statement.pdf?…` in every language: the footprint of a permanent link, as a file to keep. */
export function registerStatements(
  app: FastifyInstance,
  { publicOrigin, takeLimit, addressOf }: StatementParts,
): void {
  for (const locale of localeIds) {
    app.get(statementFile(locale), async (request, reply) => {
      const query = new URLSearchParams((request.raw.url ?? '').split('?')[1] ?? '')
      const question = readLink(query)
      const answer = question.kind === 'shipment' ? findFootprint(question.shipment, question.set) : null
      // Nothing to state: the page says why.
      if (question.kind !== 'shipment' || answer?.kind !== 'result') {
        return reply
          .code(302)
          .headers({ location: paths.footprint(locale, query.toString()), 'cache-control': 'no-store' })
          .send()
      }
      const limit = takeLimit('carbon', addressOf(request), cost)
      if (!limit.allowed) {
        return reply
          .code(429)
          .headers({ 'retry-after': String(limit.retryAfterSeconds), 'cache-control': 'no-store' })
          .send()
      }
      const name = `${fileName(locale, question.shipment)}.pdf`
      // Most processes set none, and what sets them takes a tenth of a start.
      const { writeStatement } = await import('./write-statement.ts')
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': contentDisposition(name, 'carbon-footprint.pdf'),
          'cache-control': 'no-store',
          'content-security-policy': inertPolicy,
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        })
        .send(await writeStatement(locale, answer.result, publicOrigin))
    })
  }
}

function fileName(locale: LocaleId, { from, to }: Shipment): string {
  return fill(carbonMessages(locale).statement.file, {
    from: cityName(locale, from),
    to: cityName(locale, to),
  })
}
