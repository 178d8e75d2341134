import { carbonMessages } from '@hongyan/content'
import { findFootprint } from '@hongyan/domain/carbon/find-footprint'
import { readLink } from '@hongyan/domain/carbon/read-link'
import type { Shipment } from '@hongyan/domain/carbon/shipment'
import { fill, type LocaleId, localeIds } from '@hongyan/locales'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { paths, statementFile } from '../../paths.ts'
import { contentDisposition } from '../../server/http/content-disposition.ts'
import { inertPolicy } from '../../server/http/security-headers.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { inWorker } from '../../server/threads/run-in-worker.ts'
import { cityName } from './text/step-words.ts'
import { writeStatementTask } from './write-statement-task.ts'

export type StatementParts = Pick<RequestServices, 'publicOrigin' | 'takeLimit' | 'runInWorker'> & {
  /** Network address the limits are counted by. */
  readonly addressOf: (request: FastifyRequest) => string
}

/** As how many pages a statement counts: setting one costs more. */
const cost = 4

/** `/carbon/statement.pdf?…` in every language: the footprint of a permanent link, as a file to keep. */
export function registerStatements(app: FastifyInstance, services: StatementParts): void {
  const { publicOrigin: origin, takeLimit, addressOf } = services
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
      const address = addressOf(request)
      const limit = takeLimit('carbon', address, cost)
      if (!limit.allowed) {
        return reply
          .code(429)
          .headers({ 'retry-after': String(limit.retryAfterSeconds), 'cache-control': 'no-store' })
          .send()
      }
      const name = `${fileName(locale, question.shipment)}.pdf`
      const ctx = { actor: { kind: 'visitor', sessionId: null, address } } as const
      const statement = { locale, result: answer.result, origin }
      const bytes = await inWorker({ ctx, services }, writeStatementTask, statement)
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': contentDisposition(name, 'carbon-footprint.pdf'),
          'cache-control': 'no-store',
          'content-security-policy': inertPolicy,
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        })
        .send(Buffer.from(bytes))
    })
  }
}

function fileName(locale: LocaleId, { from, to }: Shipment): string {
  return fill(carbonMessages(locale).statement.file, {
    from: cityName(locale, from),
    to: cityName(locale, to),
  })
}
