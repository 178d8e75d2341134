import { doubledHead } from '@hongyan/domain/table-heads/doubled-head'
import { findHead, isTotals } from '@hongyan/domain/table-heads/find-head'
import { addressLine, isNobody, partyOfCells } from '@hongyan/domain/table-heads/party-of-cells'
import { joinLines } from './join-lines.ts'
import { neededColumns, type OrderColumn } from './order-columns.ts'
import { columnsIn, isOrderHead, type OrderHeads, readOrderHeads, type TakenColumn } from './order-heads.ts'
import type { OrderLine } from './order-line.ts'

/** Characters of a cell: no cell of an order is longer. One more is read, so that what is longer is not cut in silence. */
export const longestCell = 400

/** What was made of the file itself. */
export type ListReport = {
  readonly columns: readonly TakenColumn[]
  /** Lines that are the same order as the one before: their goods stand in it. */
  readonly joined: readonly number[]
  /** Lines that hold no order, such as a sum below the table. */
  readonly leftOut: readonly number[]
}

export type OrderList =
  | ({ readonly kind: 'list'; readonly lines: readonly OrderLine[] } & ListReport)
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'columns-missing'
      readonly missing: readonly OrderColumn[]
      readonly columns: readonly TakenColumn[]
    }
  /** Two columns of the same name differ. */
  | { readonly kind: 'doubled'; readonly head: string }
  | { readonly kind: 'too-many'; readonly found: number; readonly most: number }

/**
 * Reads a list of orders: a heading that names the columns in any order and language, under a title or not, then an order
 * a line, at most `most` of them. Empty lines are left out, and the lines of one order of a shop are one.
 */
export function readOrderList(rows: readonly (readonly string[])[], most: number): OrderList {
  const at =
    findHead(rows, isOrderHead) ?? rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''))
  const heading = rows[at] ?? []
  if (heading.every((cell) => cell.trim() === '')) return { kind: 'empty' }
  const heads = readOrderHeads(heading)
  const there = columnsIn(heads)
  const missing = neededColumns.filter((name) => !there.has(name))
  if (missing.length > 0) return { kind: 'columns-missing', missing, columns: heads.taken }
  const body = rows.slice(at + 1)
  const twice = doubledHead(heading, body, columnsOf(heads))
  if (twice !== null) return { kind: 'doubled', head: twice }
  const filled = body.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [{ cells, line: at + index + 2 }],
  )
  const orders = filled.filter(({ cells }) => !isTotals(cells))
  const { lines, joined } = joinLines(
    orders.map(({ cells, line }) => ({
      line,
      cells: cellsOf(heads, cells),
      order: heads.order === null ? '' : (cells[heads.order]?.trim() ?? ''),
    })),
  )
  if (lines.length === 0) return { kind: 'empty' }
  if (lines.length > most) return { kind: 'too-many', found: lines.length, most }
  const leftOut = filled.flatMap(({ cells, line }) => (isTotals(cells) ? [line] : []))
  return { kind: 'list', lines, columns: heads.taken, joined, leftOut }
}

const columnsOf = ({ sender, recipient, own }: OrderHeads): readonly (readonly number[])[] => [
  ...sender.values(),
  ...recipient.values(),
  ...own.values(),
]

function cellsOf({ sender, recipient, own }: OrderHeads, cells: readonly string[]): OrderLine['cells'] {
  const party = (side: 'sender' | 'recipient', columns: OrderHeads['sender']) => {
    const found = partyOfCells(cells, columns)
    if (isNobody(found)) return []
    return [
      [`${side}_name`, found.name || found.company],
      [`${side}_phone`, found.phone],
      [`${side}_address`, addressLine(found)],
    ] as const
  }
  const others = [...own].map(
    ([column, used]) =>
      [
        column,
        ownCell(
          column,
          used.map((one) => cells[one] ?? ''),
        ),
      ] as const,
  )
  return Object.fromEntries(
    [...party('sender', sender), ...party('recipient', recipient), ...others].flatMap(([column, written]) => {
      const cell = written
        .trim()
        .replace(/\s*[\r\n]+\s*/g, ' ')
        .slice(0, longestCell + 1)
      return cell === '' ? [] : [[column, cell]]
    }),
  )
}

/** What several columns say of goods, or to the courier, is all said; of anything else the first counts. */
function ownCell(column: OrderColumn, cells: readonly string[]): string {
  const cellTexts = [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))]
  return column === 'goods' || column === 'note' ? cellTexts.join('；') : (cellTexts[0] ?? '')
}
