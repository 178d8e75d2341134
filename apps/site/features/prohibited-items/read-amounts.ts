import {
  type Amount,
  type AmountField,
  type AmountProblem,
  amountFields,
  largestAmount,
  readAmount,
  wattHours,
} from '@hongyan/domain/prohibited/amounts'
import type { Measure } from '@hongyan/domain/prohibited/vocabulary'
import type { Measured } from './item-answer.ts'

/** Field whose unit a measure is told in. */
export const unitOf: Readonly<Record<Measure, AmountField>> = {
  'watt-hours': 'wh',
  alcohol: 'vol',
  'dry-ice': 'kg',
  blade: 'mm',
}

export type ReadAmounts = {
  readonly measured: Measured
  readonly problems: Readonly<Partial<Record<AmountField, AmountProblem | 'other-missing'>>>
}

/**
 * Reads what was measured. Rated energy is `wh`, or `v` times `mah` where that is empty: one of the two alone is
 * told to be short of the other.
 */
export function readAmounts(get: (field: AmountField) => string | null): ReadAmounts {
  const amounts: Partial<Record<AmountField, Amount>> = {}
  const problems: Partial<Record<AmountField, AmountProblem | 'other-missing'>> = {}
  for (const field of amountFields) {
    const read = readAmount(get(field) ?? '', field)
    if (typeof read === 'number') amounts[field] = read
    else if (read !== null) problems[field] = read
    // Until it is said which was meant, the answer is that of the larger one.
    const largest = read === 'unclear' ? largestAmount(get(field) ?? '', field) : null
    if (largest !== null) amounts[field] = largest
  }
  const { wh, v, mah, vol, kg, mm } = amounts
  if (wh === undefined && (v === undefined) !== (mah === undefined)) {
    const missing = v === undefined ? 'v' : 'mah'
    problems[missing] ??= 'other-missing'
  }
  const rated = wh ?? (v === undefined || mah === undefined ? undefined : wattHours(v, mah))
  return {
    problems,
    measured: {
      ...(rated === undefined ? {} : { 'watt-hours': rated }),
      ...(vol === undefined ? {} : { alcohol: vol }),
      ...(kg === undefined ? {} : { 'dry-ice': kg }),
      ...(mm === undefined ? {} : { blade: mm }),
    },
  }
}
