import {
  type CarbonAnswer,
  computeFootprint,
  currentFactorSet,
  findFactorSet,
  findFootprint,
  type LinkQuestion,
  readLink,
} from '@hongyan/domain'
import type { LocaleId } from '@hongyan/locales'
import { type Answer, refuse } from '../answer.ts'
import { success } from '../envelope.ts'
import { defineRoute, type Route } from '../route.ts'
import { computeBatch, queryTransportRoute, rerunLink } from './calls.ts'
import { presentResult, presentRow } from './present.ts'
import type { BatchRow } from './schema.ts'

/** Names of the fields of an address in the call of the older shape. */
const bodyFields = { from: 'from', to: 'to', w: 'weight', first: 'firstKm', main: 'mainKm', last: 'lastKm' }

export const carbonRoutes: readonly Route[] = [
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
  defineRoute(computeBatch, async ({ body }, { locale, services, address }) => {
    const more = services.takeLimit('carbon', address, Math.floor(body.rows.length / 25))
    if (!more.allowed) return { kind: 'refusal', name: 'too-many', retryAfterSeconds: more.retryAfterSeconds }
    const set = body.factorSet === undefined ? currentFactorSet : findFactorSet(body.factorSet)
    if (set === null) return refuse('unknown-factor-set')
    const rows = body.rows.map((row, index) =>
      batchRowOf(index + 1, { ...row, electric: body.electric, set: set.version }, locale),
    )
    return { kind: 'reply', status: 200, body: success({ factorSet: set.version, rows }) }
  }),
]

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
    : refuse('malformed', { fields })
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

type BatchQuestion = {
  readonly from: string
  readonly to: string
  readonly weight: string
  readonly mode: string
  readonly electric: boolean
  readonly set: string
}

/** One row, by the same rules as a single address. */
function batchRowOf(row: number, asked: BatchQuestion, locale: LocaleId): BatchRow {
  const question = readLink(
    new URLSearchParams({
      from: asked.from,
      to: asked.to,
      w: asked.weight,
      mode: asked.mode,
      ...(asked.electric ? { van: 'electric' } : {}),
    }),
  )
  if (question.mode !== asked.mode) return failed(row, 'bad-mode')
  if (question.kind === 'faults' && question.faults.from) return failed(row, 'unknown-from')
  if (question.kind === 'faults' && question.faults.to) return failed(row, 'unknown-to')
  if (question.kind !== 'shipment') return failed(row, 'bad-weight')
  const footprint = computeFootprint(question.shipment, findFactorSet(asked.set) ?? currentFactorSet)
  return typeof footprint === 'string' ? failed(row, footprint) : presentRow(row, footprint, locale)
}

function failed(row: number, problem: NonNullable<BatchRow['problem']>): BatchRow {
  return {
    row,
    problem,
    from: null,
    to: null,
    weightKg: null,
    mode: null,
    km: null,
    china: null,
    international: null,
    wtt: null,
    ttw: null,
    link: null,
  }
}
