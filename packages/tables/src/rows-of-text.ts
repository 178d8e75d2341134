import Papa from 'papaparse'
import { cleanCell } from './clean-cell.ts'
import { NoTable, type Rows, type TableBounds } from './table.ts'

/** What may divide cells, the likelier first. */
const delimiters = [',', '\t', ';', '|', '，', '；']
/** Characters and rows from which the delimiter is told. */
const sampled = { characters: 65_536, rows: 40 }

/**
 * The rows of a text as spreadsheets and people write it. A first line `sep=;` names what divides, as Excel has it, and
 * is none of the rows.
 * @throws NoTable where it is larger than its bounds, or a quotation mark does not close
 */
export function rowsOfText(text: string, bounds: TableBounds): Rows {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  if (plain.includes('\0')) throw new NoTable('not-a-file')
  const { delimiter, body } = undeclared(plain)
  const rows = parse(body, delimiter, bounds)
  while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop()
  if (rows.length === 0) throw new NoTable('table-empty')
  return rows
}

/** A text without the line that declares what divides its cells, and what does; told by its head where none says so. */
export function undeclared(plain: string): { readonly delimiter: string; readonly body: string } {
  const declared = /^"?sep=(.)"?[ \t,;]*\n/i.exec(plain)
  const body = declared === null ? plain : plain.slice(declared[0].length)
  return { delimiter: declared?.[1] ?? delimiterOf(body), body }
}

/** The cells of a row as they were meant. @throws NoTable where one is too large */
export function rowOfCells(cells: readonly string[], bounds: Pick<TableBounds, 'characters'>): string[] {
  return filled(cells.map((cell) => bounded(cell, bounds)))
}

function parse(text: string, delimiter: string, bounds: TableBounds): string[][] {
  const rows: string[][] = []
  let cells = 0
  let written = 0
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors }) => {
      const broken = errors.find(({ type }) => type === 'Quotes')
      if (broken) throw new NoTable('table-quote', String(rows.length + 1))
      // Empty cells cost time too.
      written += data.length
      if (written > 4 * bounds.cells) throw new NoTable('table-too-large')
      const row = rowOfCells(data, bounds)
      cells += row.length
      rows.push(row)
      if (row.length > bounds.columns || cells > bounds.cells) throw new NoTable('table-too-large')
      if (row.length > 0 && rows.length > bounds.rows) throw new NoTable('table-too-large')
    },
  })
  return rows
}

function bounded(cell: string, { characters }: Pick<TableBounds, 'characters'>): string {
  if (cell.length > characters) throw new NoTable('table-too-large')
  return cell === '' ? cell : cleanCell(cell)
}

/** Empty cells at the end of a row are those of a spreadsheet's other rows. */
function filled(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

/** The delimiter that gives the most rows the same number of cells: others stand in single cells. */
export function delimiterOf(text: string): string {
  const head = text.slice(0, sampled.characters)
  // The last line may be cut off.
  const sample = head.length < text.length ? head.slice(0, head.lastIndexOf('\n') + 1) || head : head
  const judged = delimiters.map((delimiter) => ({ delimiter, ...evenness(sample, delimiter) }))
  const best = judged.reduce((one, other) =>
    other.even > one.even || (other.even === one.even && other.cells > one.cells) ? other : one,
  )
  return best.delimiter
}

/** In how many of the rows a delimiter makes the usual number of cells, and how many these are. */
function evenness(text: string, delimiter: string): { readonly even: number; readonly cells: number } {
  if (!text.includes(delimiter)) return { even: 0, cells: 0 }
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    preview: sampled.rows,
    skipEmptyLines: 'greedy',
  })
  const counts = new Map<number, number>()
  for (const { length } of data) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  const [cells, even] = [...counts].reduce(
    (one, other) => (other[1] > one[1] || (other[1] === one[1] && other[0] > one[0]) ? other : one),
    [0, 0] as [number, number],
  )
  return { even, cells }
}
