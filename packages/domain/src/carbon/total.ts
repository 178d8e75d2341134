import { type Amount, type Boundary, sumAmounts, withoutBoundary } from './amount.ts'
import type { ColumnResult } from './emission.ts'

/** The sum of a column, with what its boundaries allow to be said. */
export type Total = {
  /** Well-to-wheel only when every part is; else open, with the parts beside it. */
  readonly amount: Amount<'wtw'> | Amount<'open'>
  /** The same by boundary, in a fixed order, those that occur. */
  readonly parts: readonly Amount[]
  /** The halves of what is split, and the well-to-wheel rest whose source does not split it; null where nothing is. */
  readonly split: {
    readonly wtt: Amount<'wtt'>
    readonly ttw: Amount<'ttw'>
    readonly unsplit: Amount<'wtw'>
  } | null
}

/** Adds up a column. Parts of different boundaries are never called well-to-wheel. */
export function totalOf(readings: readonly ColumnResult[]): Total {
  const amounts = readings.map(({ amount }) => amount)
  const whole = ofBoundary(amounts, 'wtw')
  const parts = [whole, ofBoundary(amounts, 'generation'), ofBoundary(amounts, 'open')].filter(
    ({ boundary }) => amounts.some((amount) => amount.boundary === boundary),
  )
  const split = readings.flatMap((reading) => (reading.split ? [reading.split] : []))
  const wtt = sumAmounts(
    'wtt',
    split.map((half) => half.wtt),
  )
  const ttw = sumAmounts(
    'ttw',
    split.map((half) => half.ttw),
  )
  const unsplit = ofBoundary(
    readings.filter((reading) => reading.split === null).map(({ amount }) => amount),
    'wtw',
  )
  return {
    amount:
      whole.milligrams > 0 && parts.length === 1 ? whole : sumAmounts('open', amounts.map(withoutBoundary)),
    parts,
    split: split.length === 0 ? null : { wtt, ttw, unsplit },
  }
}

function ofBoundary<B extends Boundary>(amounts: readonly Amount[], boundary: B): Amount<B> {
  const same = amounts.filter((amount): amount is Amount<B> => amount.boundary === boundary)
  return sumAmounts(boundary, same)
}
