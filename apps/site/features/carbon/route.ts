import { currentFactorSet, findFactorSet } from '@hongyan/domain/carbon/factors/factor-sets'
import { findFootprint } from '@hongyan/domain/carbon/find-footprint'
import type { CarbonAnswer } from '@hongyan/domain/carbon/footprint'
import { type LinkQuestion, readLink } from '@hongyan/domain/carbon/read-link'
import { fill, homeZone, isoDay, type LocaleId } from '@hongyan/locales'
import type { InputOf } from '../../calls/call.ts'
import { success } from '../../calls/envelope.ts'
import { type Answer, overLimit, refuse } from '../../server/http/answer.ts'
import { problemNote } from '../../server/http/field-sentences.ts'
import { type At, defineRoute, type Route } from '../../server/requests/route.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import { inWorker } from '../../server/threads/run-in-worker.ts'
import type { BatchAsked } from './batch-rows.ts'
import { batchRowsTask, batchWorkbookTask } from './batch-tasks.ts'
import { batchWorkbook, computeBatch, queryTransportRoute, rerunLink } from './endpoints.ts'
import { presentResult } from './present.ts'
import { carbonSentences } from './problem-sentences.ts'
import { batchWords } from './ui/batch/batch-words.ts'

/** What these calls take from the process. */
export type CarbonServices = Pick<RequestServices, 'takeLimit' | 'publicOrigin' | 'runInWorker'>

/** Names of the fields of an address in the call of the older shape. */
const bodyFields = { from: 'from', to: 'to', w: 'weight', first: 'firstKm', main: 'mainKm', last: 'lastKm' }

export const carbonRoutes: readonly Route<CarbonServices>[] = [
  defineRoute(queryTransportRoute, async ({ body }, { locale }) => {
    const query = new URLSearchParams({
      from: body.from,
      to: body.to,
      w: String(body.weight),
      mode: body.mode,
      ...(body.electric ? { van: 'electric' } : {}),
      first: String(body.firstKm ?? ''),
      main: String(body.mainKm ?? ''),
      last: String(body.lastKm ?? ''),
      set: body.factorSet ?? '',
    })
    return answerQuestion(readLink(query), locale, bodyFields)
  }),
  defineRoute(rerunLink, async ({ query }, { locale }) => {
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
    return answerQuestion(readLink(new URLSearchParams(given)), locale)
  }),
  defineRoute(computeBatch, async ({ body }, at) => {
    const batch = batchOf(body, at, at.locale)
    if ('refused' in batch) return batch.refused
    const rows = await inWorker(at, batchRowsTask, batch)
    return { kind: 'reply', status: 200, body: success({ factorSet: batch.set, rows }) }
  }),
  defineRoute(batchWorkbook, async ({ body }, at) => {
    const locale = body.lang ?? at.locale
    const batch = batchOf(body, at, locale)
    if ('refused' in batch) return batch.refused
    const date = isoDay(at.ctx.now(), homeZone)
    return {
      kind: 'file',
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      bytes: Buffer.from(
        await inWorker(at, batchWorkbookTask, { ...batch, origin: at.services.publicOrigin }),
      ),
      name: `${fill(batchWords(locale).fileName, { date })}.xlsx`,
    }
  }),
]

type BatchBody = InputOf<typeof computeBatch>['body']

/** What is worked out, or why nothing is. Rows beyond the first few cost more. */
function batchOf(
  body: BatchBody,
  { services, address }: At<CarbonServices>,
  locale: LocaleId,
): { readonly refused: Answer } | BatchAsked {
  const more = services.takeLimit('carbon', address, Math.floor(body.rows.length / 25))
  if (!more.allowed) {
    return { refused: overLimit('carbon', more.retryAfterSeconds, locale) }
  }
  const set = body.factorSet === undefined ? currentFactorSet : findFactorSet(body.factorSet)
  if (set === null) return { refused: refuse('unknown-factor-set') }
  return { rows: body.rows, electric: body.electric, set: set.version, locale }
}

function answerQuestion(
  question: LinkQuestion,
  locale: LocaleId,
  names: Readonly<Record<string, string>> = {},
): Answer {
  if (question.kind === 'shipment')
    return answerFootprint(findFootprint(question.shipment, question.set), locale)
  const faults = question.kind === 'faults' ? Object.entries(question.faults) : []
  const fields = faults.map(([field, fault]) => ({ path: names[field] ?? field, message: fault }))
  return faults.length > 0 &&
    faults.every(([, fault]) => fault === 'unknown-city' || fault === 'several-cities')
    ? refuse('unknown-place', { fields })
    : refuse('malformed', { fields: fields.map((problem) => problemNote(problem, carbonSentences)) })
}

function answerFootprint(answer: CarbonAnswer, locale: LocaleId): Answer {
  switch (answer.kind) {
    case 'unknown-set':
      return refuse('unknown-factor-set')
    case 'none':
      return refuse('no-route', { fields: [{ path: 'mode', message: answer.reason }] })
    case 'result':
      return { kind: 'reply', status: 200, body: success(presentResult(answer.result, locale)) }
  }
}
