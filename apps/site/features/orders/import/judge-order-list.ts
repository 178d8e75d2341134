import { type Ctx, checkOrders, type OrderBooks, type OrderTerms, type OrderValues } from '@hongyan/domain'
import { type CellProblem, columnOfProblem, orderOfLine } from './order-of-line.ts'
import { type OrderList, readOrderList } from './read-order-list.ts'

/** One line of a list, judged alone. `values` are what it would be placed as. */
export type JudgedLine = {
  readonly line: number
  readonly values: OrderValues
  readonly problems: readonly CellProblem[]
  /** What it would be placed under; null while it has problems. */
  readonly terms: OrderTerms | null
}

export type JudgedList =
  | Exclude<OrderList, { kind: 'list' }>
  | {
      readonly kind: 'judged'
      readonly lines: readonly JudgedLine[]
      readonly unknownColumns: readonly string[]
      /** Fen, of the lines without problems. */
      readonly total: number
    }

/**
 * A dry run of a list of orders: everything that is wrong with each line at once, and the price of the others. Nothing
 * is stored. Refuses `forbidden` without an account.
 */
export function judgeOrderList(ctx: Ctx, text: string, books: OrderBooks): JudgedList {
  const { rowsPerImport, windowMinutes } = ctx.settings.orders
  const list = readOrderList(text, rowsPerImport)
  if (list.kind !== 'list') return list
  const read = list.lines.map((line) => orderOfLine(line, windowMinutes))
  const checked = checkOrders(ctx, { orders: read.map(({ values }) => values), books })
  const lines = list.lines.map(({ line }, index): JudgedLine => {
    const { values = {} as OrderValues, problems = [] } = read[index] ?? {}
    const check = checked[index]
    const ruled = check?.kind === 'problems' ? check.problems.map(columnOfProblem) : []
    const found = oncePerColumn([...problems, ...ruled])
    return {
      line,
      values,
      problems: found,
      terms: found.length === 0 && check?.kind === 'fine' ? check.terms : null,
    }
  })
  const total = lines.reduce((sum, { terms }) => sum + (terms?.total ?? 0), 0)
  return { kind: 'judged', lines, unknownColumns: list.unknownColumns, total }
}

/** The first problem of each cell: one that cannot be read is not said again as what it then means. */
function oncePerColumn(problems: readonly CellProblem[]): readonly CellProblem[] {
  const columns = new Set<string>()
  return problems.filter(({ column }) => columns.size < columns.add(column).size)
}
