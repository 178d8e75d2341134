import type { TransportMode } from '@hongyan/domain/carbon/legs/leg'
import { filledRows, findHead, isTotals } from '@hongyan/domain/table-heads/find-head'
import { type Rows, readTableText, type TableBounds, type TableRefusal } from '@hongyan/tables/text'

/** One line of what was pasted, as it stands; the server judges it. */
export type AskedRow = {
  readonly from: string
  readonly to: string
  readonly weight: string
  readonly mode: string
}

/** Rows in one batch. */
export const mostRows = 500

/** What people call the modes, in the languages of the site. */
const modeNames: Readonly<Record<string, TransportMode>> = {
  '': 'road',
  公路: 'road',
  汽运: 'road',
  陆运: 'road',
  陸運: 'road',
  铁路: 'rail',
  鐵路: 'rail',
  航空: 'air',
  空运: 'air',
  空運: 'air',
  海运: 'sea',
  海運: 'sea',
  水运: 'sea',
  水運: 'sea',
}

/** Heads of the columns, in the languages of the site and as its own table has them. */
const heads = {
  from: /^(?:起点|起點|出发地|出發地|始发地|始發地|起运地|起運地|(?:发货|發貨|寄件)(?:城市|地)|from|origin|departure)$/,
  to: /^(?:终点|終點|目的地|到达地|到達地|(?:收货|收貨|收件)(?:城市|地)|to|destination|arrival)$/,
  weight: /^(?:重量|公斤|千克|kgs?|weight(?:kg)?|kilograms?|grossweight)$/,
  mode: /^(?:走法|方式|(?:运输|運輸)方式|mode|transport(?:mode)?)$/,
} as const
type Column = keyof typeof heads
const columnNames = Object.keys(heads) as readonly Column[]

/** How much of a table is read: of more rows than a batch has nothing is worked out but their number. */
export const rowBounds: TableBounds = {
  unpacked: 16_777_216,
  rows: 5000,
  columns: 200,
  cells: 100_000,
  characters: 32_767,
  strings: 100_000,
  styles: 4096,
  parts: 1000,
}

export type ReadRows = {
  readonly rows: readonly AskedRow[]
  /** What each column was taken for; none where no heads were found. */
  readonly columns: readonly { readonly head: string; readonly column: Column | null }[]
  /** Lines that are no shipment, such as a total. */
  readonly leftOut: readonly number[]
  /** Why it is no table. */
  readonly refusal: TableRefusal | null
}

/** Rows of a pasted table, as `rowsIn` has them. */
export function readRows(text: string): ReadRows {
  if (text.trim() === '') return { rows: [], columns: [], leftOut: [], refusal: null }
  const table = readTableText(text, rowBounds)
  return table.kind === 'table' ? rowsIn(table.rows) : { rows: [], columns: [], leftOut: [], refusal: table }
}

/**
 * Rows of a table: from, to, kilograms, mode; in any order where a head names them, else in this one, a first row without
 * a number in its third cell left out as a head. Empty lines and sums are left out.
 */
export function rowsIn(table: Rows): ReadRows {
  const named = findHead(table, (cell) => columnOf(cell) !== null)
  const filled = filledRows(table)
  const head =
    named ?? (filled.length > 1 && !/\d/.test(table[filled[0] ?? 0]?.[2] ?? '') ? (filled[0] ?? 0) : -1)
  const cells = named === null ? [] : (table[named] ?? [])
  const places = columnNames.map((name, at) =>
    named === null ? at : cells.findIndex((cell) => columnOf(cell) === name),
  )
  const columns = cells.flatMap((cell, at) => {
    const column = columnOf(cell)
    const isUsed = column !== null && places[columnNames.indexOf(column)] === at
    return cell === '' ? [] : [{ head: cell.slice(0, 40), column: isUsed ? column : null }]
  })
  const body = filled.filter((at) => at > head)
  const isLeftOut = (at: number): boolean => isTotals(table[at] ?? [])
  return {
    rows: body.filter((at) => !isLeftOut(at)).map((at) => askedRow(table[at] ?? [], places)),
    columns,
    leftOut: body.filter(isLeftOut).map((at) => at + 1),
    refusal: null,
  }
}

function columnOf(head: string): Column | null {
  const plain = head
    .slice(0, 60)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*?\)|[^\p{L}]/gu, '')
  return columnNames.find((name) => heads[name].test(plain)) ?? null
}

function askedRow(cells: readonly string[], places: readonly number[]): AskedRow {
  const [from = '', to = '', weight = '', mode = ''] = places.map((at) => cells[at] ?? '')
  return {
    from: from.slice(0, 60),
    to: to.slice(0, 60),
    weight: weight.replace(/\s*(kg|公斤|千克)$/i, '').slice(0, 20),
    mode: (modeNames[mode] ?? mode.toLowerCase()).slice(0, 10),
  }
}

/** Rows as a text that is read as the same. */
export function textOfRows(rows: readonly AskedRow[]): string {
  return rows
    .map(({ from, to, weight, mode }) => [from, to, weight, mode].map(plainCell).join('\t'))
    .join('\n')
}

const plainCell = (cell: string): string => cell.replace(/[\t\n"]+/g, ' ')
