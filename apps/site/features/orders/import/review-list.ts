import { isAsShown, type ShownTerms } from '@hongyan/domain/orders/price-changed'
import type { OrderTerms } from '@hongyan/domain/orders/price-order'
import type { At } from '../../../server/requests/route.ts'
import { inWorker, type ThreadServices } from '../../../server/threads/run-in-worker.ts'
import type { OrderServices } from '../order-services.ts'
import { type JudgedLine, judgeLines } from './judge-order-list.ts'
import type { OrderLine } from './order-line.ts'
import type { ReadLine } from './order-of-line.ts'
import { readLinesTask } from './read-lines-task.ts'
import type { SubmittedList } from './read-submitted-list.ts'

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

/** A list as it was sent, with what its lines were understood as. */
export type UnderstoodList = SubmittedList & { readonly read: readonly ReadLine[] }

/** Understands the lines of a list, beside the thread of the pages. */
export async function readLines(at: At<ThreadServices>, list: SubmittedList): Promise<UnderstoodList> {
  const { windowMinutes } = at.ctx.settings.orders
  return { ...list, read: await inWorker(at, readLinesTask, { lines: list.lines, windowMinutes }) }
}

/** Judges a list as it was sent, `placed` being the numbers of its orders that stand already, by their places. */
export async function reviewList(
  { ctx, services }: At<OrderServices>,
  { of, lines, read, taken, shown }: UnderstoodList,
  placed: ReadonlyMap<number, string>,
): Promise<readonly ReviewedLine[]> {
  const judged = await judgeLines(ctx, lines, read, { books: services.orderBooks(), of })
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
type ReadyLine = ReviewedLine & { readonly judged: JudgedLine & { readonly terms: OrderTerms } }

export function isReady(line: ReviewedLine): line is ReadyLine {
  return line.isTaken && line.number === null && line.judged.terms !== null
}

/** How many of the lines to be placed were not shown as they are now: of another price, mended since, barred since. */
type Unagreed = { readonly changed: number; readonly mended: number; readonly barred: number }

export function unagreedIn(lines: readonly ReviewedLine[], shown: SubmittedList['shown']): Unagreed | null {
  const open = lines.filter(({ isTaken, number }) => isTaken && number === null)
  const found = {
    changed: open.filter(({ before, judged }) => before !== null && judged.terms !== null).length,
    mended: open.filter(({ place, judged }) => judged.terms !== null && !shown.has(place)).length,
    barred: open.filter(({ before, judged }) => before !== null && judged.terms === null).length,
  }
  return found.changed + found.mended + found.barred === 0 ? null : found
}
