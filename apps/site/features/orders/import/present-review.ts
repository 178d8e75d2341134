import { type OrderProduct, orderProductNames } from '@hongyan/domain/orders/order-vocabulary'
import { pickupWindows } from '@hongyan/domain/orders/pickup-windows'
import { divisionPath } from '@hongyan/domain/places/divisions'
import { isoInZone } from '@hongyan/kernel/iso-in-zone'
import { homeZone, type LocaleId, placeName, textIn } from '@hongyan/locales'
import type { At } from '../../../server/requests/route.ts'
import type { OrderServices } from '../order-services.ts'
import { windowBooks } from '../window-books.ts'
import { cellError } from './cell-error.ts'
import type { OrderColumn } from './order-columns.ts'
import type { CellProblem } from './order-of-line.ts'
import { writeShown } from './read-submitted-list.ts'
import type { ReviewedLine } from './review-list.ts'
import type { CellField, ReviewRow } from './ui/import-model.ts'

/** Cells that are mended together with the one that is named. */
const companions: Readonly<Partial<Record<OrderColumn, readonly OrderColumn[]>>> = {
  pickup_day: ['pickup_day', 'pickup_from'],
  pickup_from: ['pickup_day', 'pickup_from'],
  conditions_met: ['goods', 'conditions_met'],
}

/** A line of the review for whoever sent it. A phone stands in it only where it has to be mended. */
export function presentReview(at: At<OrderServices>, line: ReviewedLine): ReviewRow {
  const { place, cells, judged, isTaken, number, before } = line
  const { values, terms, problems } = judged
  const { locale } = at
  return {
    place,
    line: judged.line,
    isTaken,
    number,
    recipient: cells.recipient_name ?? '',
    from: placeOr(values.sender.division, cells.sender_address, locale),
    to: placeOr(values.recipient.division, cells.recipient_address, locale),
    goods: cells.goods ?? '',
    product: values.product,
    pieces: values.pieces[0]?.count ?? 1,
    pickup:
      values.pickup.from === 0
        ? null
        : {
            from: isoInZone(values.pickup.from, homeZone),
            until: isoInZone(values.pickup.until, homeZone),
          },
    terms: terms && {
      total: terms.total,
      arrivesUntil: terms.arrivesUntil,
      arrivesBy: terms.arrivesBy,
    },
    shown: terms && writeShown(terms),
    before: before && terms && { total: before.total, arrivesUntil: before.arrivesUntil },
    fields: fieldsOf(at, line, problems),
  }
}

/** A district and its city in the words of the page, or the text where it names none. */
function placeOr(division: string, written: string | undefined, locale: LocaleId): string {
  const path = divisionPath(division).slice(-2)
  const names = path.map(({ name }) => textIn(name, locale))
  return placeName(names, locale) || (written ?? '')
}

function fieldsOf(
  at: At<OrderServices>,
  { cells, judged }: ReviewedLine,
  problems: readonly CellProblem[],
): readonly CellField[] {
  const columns = new Set(problems.flatMap(({ column }) => companions[column] ?? [column]))
  return [...columns].map((column) => {
    const problem = problems.find((one) => one.column === column)
    const unset = (column === 'pickup_day' || column === 'pickup_from') && cells[column] === undefined
    const next = unset ? earliestPickup(at, judged.values) : null
    // A time that nobody wrote is no mistake: the next one stands there to be agreed to.
    if (next !== null) {
      const value = column === 'pickup_day' ? next.day : next.time
      return { column, value, problem: null, earliest: column === 'pickup_from' ? next : null }
    }
    return {
      column,
      value: cells[column] ?? '',
      problem: problem ? cellError(problem, at.locale) : null,
      earliest: problem?.problem === 'window-closed' ? earliestPickup(at, judged.values) : null,
    }
  })
}

/** When goods of a line can be collected next; null for never. */
function earliestPickup(
  { ctx, services }: At<OrderServices>,
  { sender, product }: ReviewedLine['judged']['values'],
): CellField['earliest'] {
  const known = orderProductNames.find((name): name is OrderProduct => name === product)
  if (known === undefined) return null
  const { days } = pickupWindows(ctx, {
    division: sender.division,
    product: known,
    way: 'collect',
    ...windowBooks(services),
  })
  const window = days.flatMap(({ windows }) => windows).find(({ state }) => state === 'open')
  if (window === undefined) return null
  const [day = '', time = ''] = isoInZone(window.from, homeZone).split('T')
  return { day, time: time.slice(0, 5) }
}
