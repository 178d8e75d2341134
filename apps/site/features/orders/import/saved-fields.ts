import type { ListField } from '@hongyan/domain/orders/order-list-draft'
import type { ImportStep } from './ui/import-model.ts'
import { controls } from './ui/list-controls.ts'

type Review = Extract<ImportStep, { kind: 'review' }>

/**
 * A review as its account keeps it, in the fields of its form: the lines with what was mended, and apart from them what
 * a browser may send anew, whose it is, which lines are to be placed and what is written once for all.
 */
export function savedFields({
  key,
  of,
  companies,
  list,
  rows,
  forAll,
}: Pick<Review, 'key' | 'of' | 'companies' | 'list' | 'rows' | 'forAll'>): {
  readonly lines: readonly ListField[]
  readonly typed: readonly ListField[]
} {
  const open = rows.filter(({ number }) => number === null)
  return {
    lines: [
      [controls.key, key],
      [controls.companies, companies.join(' ')],
      [controls.list, list],
      ...open.flatMap(({ place, shown }): ListField[] =>
        shown === null ? [] : [[controls.shown(place), shown]],
      ),
    ],
    typed: [
      [controls.of, of],
      ...Object.entries(forAll).map(([column, text]): ListField => [controls.all(column), text]),
      ...open.flatMap(({ place, isTaken }): ListField[] => (isTaken ? [[controls.taken(place), '1']] : [])),
    ],
  }
}
