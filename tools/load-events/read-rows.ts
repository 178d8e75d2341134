import Papa from 'papaparse'

/** One line of the file: an event as it was written, or why it could not be read. */
export type Row = { readonly row: number } & ({ readonly event: unknown } | { readonly problem: string })

/** Columns that hold whole numbers; everything else is text. */
const numberColumns = /\.(pieces|weightGrams|billedWeightGrams|insuredFen)$/

/**
 * Text of a file in UTF-8 (with or without a byte order mark) or GB18030, which spreadsheets in China write.
 * Bytes that are no UTF-8 are read as GB18030.
 */
export function decodeFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Rows of NDJSON: one event a line, empty lines skipped. The first line is row 1. */
export function readNdjson(text: string): readonly Row[] {
  return text.split('\n').flatMap((line, index): readonly Row[] => {
    if (line.trim() === '') return []
    try {
      return [{ row: index + 1, event: JSON.parse(line) }]
    } catch {
      return [{ row: index + 1, problem: 'not JSON' }]
    }
  })
}

/** A line of a table under its header: its cells, or why it could not be read. The header is row 1. */
export type TableRow = { readonly row: number } & (
  | { readonly cells: readonly string[] }
  | { readonly problem: string }
)

/** A CSV text as header and rows; empty rows are left out. Commas, semicolons or tabs, as its header has them. */
export function readTable(text: string): {
  readonly header: readonly string[]
  readonly rows: readonly TableRow[]
} {
  const { data, errors } = Papa.parse<readonly string[]>(text, { delimiter: delimiterOf(text) })
  const broken = new Map(errors.map((error) => [error.row ?? 0, error.message]))
  const [header = [], ...lines] = data
  const rows = lines.flatMap((cells, index): readonly TableRow[] => {
    const row = index + 2
    const message = broken.get(index + 1)
    if (message !== undefined) return [{ row, problem: message }]
    if (cells.every((cell) => cell.trim() === '')) return []
    if (cells.length > header.length) return [{ row, problem: 'more cells than the header has columns' }]
    return [{ row, cells }]
  })
  return { header: header.map((column) => column.trim()), rows }
}

/**
 * Rows of CSV. The header (row 1) names the fields of an event, inner fields with dots: `site.zh`, `eta.from`,
 * `shipment.receiver.phone`; `shipment.references` separates its items with `|`. Empty cells are left out.
 */
export function readCsv(text: string): readonly Row[] {
  const { header, rows } = readTable(text)
  return rows.map(
    (row): Row => ('problem' in row ? row : { row: row.row, event: eventOfCells(header, row.cells) }),
  )
}

/** A file whose header has a tab or semicolon but no comma was written with that. */
function delimiterOf(text: string): string {
  const firstLine = text.slice(0, Math.max(0, text.indexOf('\n')))
  return [',', ';', '\t'].find((candidate) => firstLine.includes(candidate)) ?? ','
}

type Fields = { [name: string]: unknown }

function eventOfCells(header: readonly string[], cells: readonly string[]): Fields {
  const event: Fields = Object.create(null)
  for (const [index, column] of header.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (cell !== '') place(event, column, valueOfCell(column, cell))
  }
  return event
}

function place(event: Fields, column: string, value: unknown): void {
  const names = column.split('.')
  const last = names.pop() ?? column
  let fields = event
  for (const name of names) {
    fields[name] ??= Object.create(null)
    fields = fields[name] as Fields
  }
  fields[last] = value
}

function valueOfCell(column: string, cell: string): unknown {
  if (column === 'shipment.references') return cell.split('|').map((part) => part.trim())
  return numberColumns.test(column) && /^\d+$/.test(cell) ? Number(cell) : cell
}
