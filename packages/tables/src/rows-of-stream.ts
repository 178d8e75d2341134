import Papa from 'papaparse'
import { refuseOtherText } from './refuse-other-file.ts'
import { rowOfCells, undeclared } from './rows-of-text.ts'
import { NoTable, type Rows, type TableBounds } from './table.ts'

/** Characters by which is told what divides cells, and of a row that is still open at most. */
const toldBy = 65_536
const longestRow = 4_194_304

/**
 * The rows of a text that comes in pieces, some at a time and in order, as `rowsOfText` reads them: no more of it is in
 * memory than a piece and an open row. Empty rows are there too, so that each has the number a spreadsheet gives it.
 * @throws NoTable where a quotation mark does not close, or a cell is too large
 */
export async function* rowsOfStream(
  pieces: AsyncIterable<string>,
  bounds: Pick<TableBounds, 'characters' | 'columns'>,
): AsyncGenerator<Rows> {
  let open = ''
  let parser: Papa.Parser | null = null
  let before = 0

  function take(isLast: boolean): Rows {
    if (parser === null) {
      refuseOtherText(open)
      const { delimiter, body } = undeclared(open)
      open = body
      parser = new Papa.Parser({ delimiter, newline: '\n', quoteChar: '"', escapeChar: '"' })
    }
    const { data, errors, meta } = parser.parse(open, 0, !isLast) as Papa.ParseResult<string[]>
    const broken = errors.find(({ type }) => type === 'Quotes')
    if (broken) throw new NoTable('table-quote', String(before + (broken.row ?? 0) + 1))
    open = open.slice(meta.cursor)
    if (open.length > longestRow) throw new NoTable('table-quote', String(before + data.length + 1))
    before += data.length
    const rows = data.map((cells) => rowOfCells(cells, bounds))
    if (rows.some((row) => row.length > bounds.columns)) throw new NoTable('table-too-large')
    return rows
  }

  for await (const piece of plainPieces(pieces)) {
    open += piece
    if (parser !== null || open.length >= toldBy) yield take(false)
  }
  if (open === '' && parser === null) throw new NoTable('table-empty')
  yield take(true)
}

/** Pieces with line feeds alone, whatever ended their lines and wherever they were cut. */
async function* plainPieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true
  let held = ''
  for await (const piece of pieces) {
    const text = held + (isFirst ? piece.replace(/^\ufeff/, '') : piece)
    isFirst = false
    if (text.includes('\0')) throw new NoTable('not-a-file')
    held = text.endsWith('\r') ? '\r' : ''
    yield text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n')
  }
  if (held !== '') yield '\n'
}
