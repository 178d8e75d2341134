import type { Rows } from '@hongyan/tables'
import { tableUnder } from '../table-file.ts'
import { readTime, type TimeZoneName } from './read-time.ts'

/** One line of the file: an event as it was written, or why it could not be read. */
export type Row = { readonly row: number } & (
  | { readonly event: unknown }
  | { readonly problems: readonly string[] }
)

/** Columns that hold whole numbers; everything else is text. */
const numberColumns = /\.(pieces|weightGrams|billedWeightGrams|insuredFen)$/

/** Columns that hold a moment. */
const timeColumns = /^(at|(shipment\.promisedEta|eta)\.(from|to))$/

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

/**
 * Events in the rows of a table. Its head names the fields of an event, inner fields with dots: `site.zh`, `eta.from`,
 * `shipment.receiver.phone`; `shipment.references` separates its items with `|`. Empty cells are left out. Times as a
 * spreadsheet writes them, without an offset, are those of `zone`; without a zone they stay as they are.
 */
export function eventsIn(table: Rows, zone: TimeZoneName | null = null): readonly Row[] {
  const { header, rows } = tableUnder(table, 'eventId')
  return rows.map(
    (row): Row =>
      'problem' in row
        ? { row: row.row, problems: [row.problem] }
        : { row: row.row, event: eventOfCells(header, row.cells, zone) },
  )
}

/** The first row of a table that tells a time without saying where, and how many rows do; null where none does. */
export function zonelessTimes(table: Rows): { readonly row: number; readonly rows: number } | null {
  const { header, rows } = tableUnder(table, 'eventId')
  const found = rows.filter(
    (row) =>
      'cells' in row &&
      header.some(
        (column, index) => timeColumns.test(column) && readTime(row.cells[index] ?? '', null) === null,
      ),
  )
  return found[0] ? { row: found[0].row, rows: found.length } : null
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
