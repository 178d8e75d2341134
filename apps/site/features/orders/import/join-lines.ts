import type { OrderColumn } from './order-columns.ts'
import type { OrderLine } from './order-line.ts'

type Line = OrderLine & {
  /** The shop's own number of the order, empty for none. */
  readonly order: string
}

/**
 * Makes one line of the lines that a shop writes for one order, an article each: of the same number as the line before,
 * they say the same of everything else or nothing. Their goods stand one behind another.
 */
export function joinLines(lines: readonly Line[]): {
  readonly lines: readonly OrderLine[]
  /** Numbers of the lines that stand in another now. */
  readonly joined: readonly number[]
} {
  const kept: Line[] = []
  const joined: number[] = []
  for (const line of lines) {
    const before = kept.at(-1)
    if (before !== undefined && isSameOrder(before, line)) {
      kept[kept.length - 1] = { ...before, cells: withGoods(before.cells, line.cells.goods) }
      joined.push(line.line)
    } else kept.push(line)
  }
  return { lines: kept.map(({ line, cells }) => ({ line, cells })), joined }
}

function isSameOrder(before: Line, { order, cells }: Line): boolean {
  const isNext = order === '' ? isArticle(cells) && before.order !== '' : order === before.order
  return (
    isNext &&
    cells.goods !== undefined &&
    Object.entries(cells).every(
      ([column, cell]) => column === 'goods' || before.cells[column as OrderColumn] === cell,
    )
  )
}

/** A line that has only goods belongs to the order above it. */
const isArticle = (cells: OrderLine['cells']): boolean => Object.keys(cells).join() === 'goods'

function withGoods(cells: OrderLine['cells'], more: string | undefined): OrderLine['cells'] {
  const goods = [cells.goods ?? '', more ?? ''].filter(Boolean)
  return { ...cells, goods: [...new Set(goods.flatMap((text) => text.split('；')))].join('；') }
}
