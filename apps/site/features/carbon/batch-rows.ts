import { computeFootprint } from '@hongyan/domain/carbon/compute-footprint'
import { currentFactorSet, findFactorSet } from '@hongyan/domain/carbon/factors/factor-sets'
import { readLink } from '@hongyan/domain/carbon/read-link'
import type { LocaleId } from '@hongyan/locales'
import { presentRow } from './present.ts'
import type { BatchRow } from './schema.ts'

/** Rows of a batch as they were asked, with the version of the factors that all are worked out with. */
export type BatchAsked = {
  readonly rows: readonly Omit<BatchQuestion, 'electric' | 'set'>[]
  readonly electric: boolean
  readonly set: string
  readonly locale: LocaleId
}

/** Every row by the same rules as a single address. */
export function batchRows({ rows, electric, set, locale }: BatchAsked): readonly BatchRow[] {
  return rows.map((row, index) => batchRowOf(index + 1, { ...row, electric, set }, locale))
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
