import Papa from 'papaparse'
import { readTime, type TimeZoneName } from './read-time.ts'

/** One line of the file: an event as it was written, or why it could not be read. */
export type Row = { readonly row: number } & (
  | { readonly event: unknown }
  | { readonly problems: readonly string[] }
)

/** A file that holds no text at all; the message says what it is, in English. */
export class UnreadableFile extends Error {}

/** Columns that hold whole numbers; everything else is text. */
const numberColumns = /\.(pieces|weightGrams|billedWeightGrams|insuredFen)$/

/** Columns that hold a moment. */
const timeColumns = /^(at|(shipment\.promisedEta|eta)\.(from|to))$/

/**
 * Text of a file in UTF-8 (with or without a byte order mark), UTF-16 (with one), or GB18030, which spreadsheets in
 * China write: bytes that are none of the others are read as that.
 * @throws UnreadableFile for a workbook, and for UTF-16 without its mark
 */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (first === 0x50 && second === 0x4b)
    throw new UnreadableFile('This is a workbook. Save it as CSV (UTF-8).')
  if (first === 0xd0 && second === 0xcf)
    throw new UnreadableFile('This is a workbook. Save it as CSV (UTF-8).')
  if (bytes.subarray(0, 1000).includes(0)) {
    throw new UnreadableFile('This is no text, or UTF-16 without its mark. Save it as CSV (UTF-8).')
  }
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
      return [{ row: index + 1, problems: ['not JSON'] }]
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
 * `shipment.receiver.phone`; `shipment.references` separates its items with `|`. Empty cells are left out. Times as a
 * spreadsheet writes them, without an offset, are those of `zone`; without a zone they stay as they are.
 */
export function readCsv(text: string, zone: TimeZoneName | null = null): readonly Row[] {
  const { header, rows } = readTable(text)
  return rows.map(
    (row): Row =>
      'problem' in row
        ? { row: row.row, problems: [row.problem] }
        : { row: row.row, event: eventOfCells(header, row.cells, zone) },
  )
}

/** The first row of a CSV text that tells a time without saying where, and how many rows do; null where none does. */
export function zonelessTimes(text: string): { readonly row: number; readonly rows: number } | null {
  const { header, rows } = readTable(text)
  const found = rows.filter(
    (row) =>
      'cells' in row &&
      header.some(
        (column, index) => timeColumns.test(column) && readTime(row.cells[index] ?? '', null) === null,
      ),
  )
  return found[0] ? { row: found[0].row, rows: found.length } : null
}

/** A file whose header has a tab or semicolon but no comma was written with that. */
function delimiterOf(text: string): string {
  const firstLine = text.slice(0, Math.max(0, text.indexOf('\n')))
  return [',', ';', '\t'].find((candidate) => firstLine.includes(candidate)) ?? ','
}

type Fields = { [name: string]: unknown }

function eventOfCells(
  header: readonly string[],
  cells: readonly string[],
  zone: TimeZoneName | null,
): Fields {
  const event: Fields = Object.create(null)
  for (const [index, column] of header.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (cell !== '') place(event, column, valueOfCell(column, cell, zone))
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

function valueOfCell(column: string, cell: string, zone: TimeZoneName | null): unknown {
  if (timeColumns.test(column)) return readTime(cell, zone) ?? cell
  if (column === 'shipment.references') return cell.split('|').map((part) => part.trim())
  return numberColumns.test(column) && /^\d+$/.test(cell) ? Number(cell) : cell
}
