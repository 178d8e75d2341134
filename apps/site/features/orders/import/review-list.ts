import { isAsShown, type OrderTerms, type ShownTerms } from '@hongyan/domain'
import type { At } from '../../../server/http/route.ts'
import type { OrderServices } from '../route.ts'
import { type JudgedLine, judgeLines } from './judge-order-list.ts'
import type { OrderLine } from './read-order-list.ts'
import type { PostedList } from './read-posted-list.ts'

/** A line of a list beside what stood there before. */
export type ReviewedLine = {
  readonly place: number
  readonly cells: OrderLine['cells']
  readonly judged: JudgedLine
  readonly isTaken: boolean
  /** Number of the order that it is already; null for none. */
  readonly number: string | null
  /** What its customer was shown, where that does not hold any more. */
  readonly before: ShownTerms | null
}

/** Judges a list as it was sent, `placed` being the numbers of its orders that stand already, by their places. */
export function reviewList(
  { ctx, services }: At<OrderServices>,
  { lines, taken, shown }: PostedList,
  placed: ReadonlyMap<number, string>,
): readonly ReviewedLine[] {
  const judged = judgeLines(ctx, lines, services.orderBooks())
  return judged.map((line, index) => {
    const place = index + 1
    const before = shown.get(place) ?? null
    const holds = before !== null && line.terms !== null && isAsShown(before, line.terms)
    return {
      place,
      cells: lines[index]?.cells ?? {},
      judged: line,
      isTaken: taken.has(place),
      number: placed.get(place) ?? null,
      before: holds ? null : before,
    }
  })
}

/** A line that is to be placed, and can be. */
export type ReadyLine = ReviewedLine & { readonly judged: JudgedLine & { readonly terms: OrderTerms } }

export function isReady(line: ReviewedLine): line is ReadyLine {
  return line.isTaken && line.number === null && line.judged.terms !== null
}

/** How many of the lines to be placed were not shown as they are now: of another price, mended since, barred since. */
export type Unagreed = { readonly changed: number; readonly mended: number; readonly barred: number }

export function unagreedIn(lines: readonly ReviewedLine[], shown: PostedList['shown']): Unagreed | null {
  const open = lines.filter(({ isTaken, number }) => isTaken && number === null)
  const found = {
    changed: open.filter(({ before, judged }) => before !== null && judged.terms !== null).length,
    mended: open.filter(({ place, judged }) => judged.terms !== null && !shown.has(place)).length,
    barred: open.filter(({ before, judged }) => before !== null && judged.terms === null).length,
  }
  return found.changed + found.mended + found.barred === 0 ? null : found
}
