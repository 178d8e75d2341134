import type { RecordOwner } from '@hongyan/domain/companies/company-rules'
import { checkOrders } from '@hongyan/domain/orders/check-orders'
import type { OrderValues } from '@hongyan/domain/orders/order-input'
import type { OrderBooks, OrderTerms } from '@hongyan/domain/orders/price-order'
import type { Ctx } from '@hongyan/kernel/context'
import type { OrderLine } from './order-line.ts'
import { type CellProblem, columnOfProblem, type ReadLine } from './order-of-line.ts'
import type { ListReport, OrderList } from './read-order-list.ts'

/** One line of a list, judged alone. `values` are what it would be placed as. */
export type JudgedLine = {
  readonly line: number
  readonly values: OrderValues
  readonly problems: readonly CellProblem[]
  /** What it would be placed under; null while it has problems. */
  readonly terms: OrderTerms | null
}

type JudgedList =
  | Exclude<OrderList, { kind: 'list' }>
  | ({
      readonly kind: 'judged'
      readonly lines: readonly JudgedLine[]
      /** Fen, of the lines without problems. */
      readonly total: number
    } & ListReport)

type Judging = { readonly books: OrderBooks; readonly of: RecordOwner }

/**
 * A dry run of a list of orders: everything that is wrong with each line at once, and the price of the others. Nothing
 * is stored. `of` is whose the orders would become. Refuses `forbidden` without an account.
 */
export async function judgeOrderList(
  ctx: Ctx,
  list: Extract<OrderList, { kind: 'list' }>,
  read: readonly ReadLine[],
  { books, of }: Judging,
): Promise<Extract<JudgedList, { kind: 'judged' }>> {
  const lines = await judgeLines(ctx, list.lines, read, { books, of })
  const total = lines.reduce((sum, { terms }) => sum + (terms?.total ?? 0), 0)
  return { ...list, kind: 'judged', lines, total }
}

/** Judges lines that have been read, one answer for each in their order. Refuses as `checkOrders` does. */
export async function judgeLines(
  ctx: Ctx,
  lines: readonly OrderLine[],
  read: readonly ReadLine[],
  { books, of }: Judging,
): Promise<readonly JudgedLine[]> {
  const checked = await checkOrders(ctx, { orders: read.map(({ values }) => values), of, books })
  return lines.map(({ line }, index): JudgedLine => {
    const { values = {} as OrderValues, problems = [] } = read[index] ?? {}
    const check = checked[index]
    const ruled = check?.kind === 'problems' ? check.problems.map(columnOfProblem) : []
    // A time that cannot be read is not one that is over.
    const isTimeless = problems.some(({ column }) => column === 'pickup_day' || column === 'pickup_from')
    const found = oncePerColumn([
      ...problems,
      ...ruled.filter(({ problem }) => !(isTimeless && problem === 'window-closed')),
    ])
    return {
      line,
      values,
      problems: found,
      terms: found.length === 0 && check?.kind === 'fine' ? check.terms : null,
    }
  })
}

/** The first problem of each cell: one that cannot be read is not said again as what it then means. */
function oncePerColumn(problems: readonly CellProblem[]): readonly CellProblem[] {
  const columns = new Set<string>()
  return problems.filter(({ column }) => columns.size < columns.add(column).size)
}
