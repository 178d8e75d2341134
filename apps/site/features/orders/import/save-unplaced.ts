import { randomUUID } from 'node:crypto'
import { forgetOrderList } from '@hongyan/domain/orders/forget-order-list'
import { saveOrderList } from '@hongyan/domain/orders/save-order-list'
import type { FormRequest } from '../../../server/requests/form.ts'
import type { OrderServices } from '../order-services.ts'
import { carryLines } from './carried-list.ts'
import { companyNow } from './company-now.ts'
import type { OrderColumn } from './order-columns.ts'
import { presentReview } from './present-review.ts'
import { longestCell } from './read-order-list.ts'
import type { SubmittedList } from './read-submitted-list.ts'
import type { ReviewedLine } from './review-list.ts'
import { savedFields } from './saved-fields.ts'
import type { ImportStep } from './ui/import-model.ts'
import { controls, forAllOf } from './ui/list-controls.ts'

type Review = Extract<ImportStep, { kind: 'review' }>

/** Keeps for the account what is open of a list, or forgets it where nothing is. */
export async function saveUnplaced(
  { fields, at }: FormRequest<OrderServices>,
  { key, of, companies: before, lines }: SubmittedList,
  reviewed: readonly ReviewedLine[],
): Promise<Omit<Review, 'kind' | 'report' | 'outcome'>> {
  const now = companyNow(at)
  const typed = (column: OrderColumn) => (fields[controls.all(column)] ?? '').slice(0, longestCell)
  const kept = {
    key,
    of,
    companies: [...before.filter((id) => id !== now), ...(now === null ? [] : [now])],
    look: randomUUID(),
    list: carryLines(lines),
    rows: reviewed.map((line) => presentReview(at, line)),
    forAll: forAllOf(typed),
  }
  if (reviewed.some(({ number }) => number === null)) {
    const isSaved = await saveOrderList(at.ctx, { key, look: kept.look, ...savedFields(kept) })
    return { ...kept, isSaved }
  }
  await forgetOrderList(at.ctx, { key })
  return { ...kept, isSaved: true }
}
