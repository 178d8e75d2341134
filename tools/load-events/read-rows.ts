import { createHash } from 'node:crypto'
import type { TableForm } from '@hongyan/domain/tracking/event-mapping'
import type { Rows } from '@hongyan/tables'
import { tableUnder } from '../table-file.ts'
import { readTime, type WrittenTimes } from './read-time.ts'

/** One line of the file: an event as it was written, or why it could not be read. */
export type Row = { readonly row: number } & (
  | {
      readonly event: unknown
      /** A time of it does not say where it is told. */
      readonly zoneless?: true
    }
  | { readonly problems: readonly string[] }
)

/** Rows of a file, some at a time and in its order. */
export type RowsInTurn = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>

/** Columns that hold whole numbers; everything else is text. */
const numberColumns = /\.(pieces|weightGrams|billedWeightGrams|insuredFen)$/

/** Columns that hold a moment. */
const timeColumns = /^(at|(shipment\.promisedEta|eta)\.(from|to))$/

/** How a table is written: its names of our columns, and its times. */
type WrittenTable = { readonly columns: TableForm['columns']; readonly times: WrittenTimes }
const ours: WrittenTable = { columns: {}, times: { zone: null } }

/** Rows of NDJSON: one event a line, empty lines skipped. The first line is row 1. */
export async function* readNdjson(
  lines: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<readonly Row[]> {
  let before = 0
  for await (const some of lines) {
    yield some.flatMap((line, index) => rowOfLine(line, before + index + 1))
    before += some.length
  }
}

function rowOfLine(line: string, row: number): readonly Row[] {
  if (line.trim() === '') return []
  try {
    return [{ row, event: JSON.parse(line) }]
  } catch {
    return [{ row, problems: ['not JSON'] }]
  }
}

/** Rows among which the head is looked for, with what may stand above it. */
const headWithin = 50

/**
 * Events in the rows of a table. Its head names the fields of an event, inner fields with dots: `site.zh`, `eta.from`,
 * `shipment.receiver.phone`; `shipment.references` separates its items with `|`. Empty cells are left out. Times without
 * an offset are those of a zone; where there is none they stay as they are, and the row says so.
 */
export async function* eventsIn(
  pieces: AsyncIterable<Rows> | Iterable<Rows>,
  written: WrittenTable = ours,
): AsyncGenerator<readonly Row[]> {
  let begun: string[][] = []
  let head: Head | null = null
  let before = 0
  for await (const piece of pieces) {
    if (head === null) {
      begun = [...begun, ...piece.map((row) => [...row])]
      if (begun.length < headWithin) continue
      head = headOf(begun, written)
      yield eventsUnder(head, begun, 0)
      before = begun.length
    } else {
      yield eventsUnder(head, piece, before)
      before += piece.length
    }
  }
  if (head === null) yield eventsUnder(headOf(begun, written), begun, 0)
}

/** The head of a table: its cells, and which column of ours each is; null is not read. */
type Head = {
  /** Names of which it has one. */
  readonly known: readonly string[]
  readonly cells: readonly string[]
  readonly columns: readonly (string | null)[]
  readonly written: WrittenTable
}

function headOf(begun: Rows, written: WrittenTable): Head {
  const names = Object.keys(written.columns)
  const known = names.length === 0 ? ['eventId'] : names
  const { header: cells } = tableUnder(begun, known)
  // A table of other columns is read where a column of it is known; one of ours tells all it has.
  const columns = cells.map((cell) => (names.length === 0 ? cell : (written.columns[cell] ?? null)))
  return { known, cells, columns, written }
}

function eventsUnder(head: Head, rows: Rows, before: number): readonly Row[] {
  const { rows: lines } = tableUnder(before === 0 ? rows : [head.cells, ...rows], head.known)
  return lines.map((line): Row => {
    const row = before === 0 ? line.row : line.row - 1 + before
    return 'problem' in line ? { row, problems: [line.problem] } : { row, ...eventOfCells(head, line.cells) }
  })
}

type Fields = { [name: string]: unknown }

function eventOfCells(
  { columns, written }: Head,
  cells: readonly string[],
): { readonly event: Fields; readonly zoneless?: true } {
  const texts = new Map<string, string>()
  for (const [index, column] of columns.entries()) {
    const cell = cells[index]?.trim() ?? ''
    if (column === null || cell === '') continue
    const first = texts.get(column)
    texts.set(column, first === undefined ? cell : `${first} ${cell}`)
  }
  const event: Fields = Object.create(null)
  let zoneless = false
  for (const [column, text] of texts) {
    const time = timeColumns.test(column) ? readTime(text, written.times) : text
    zoneless ||= time === null
    place(event, column, time === null ? text : valueIn(column, time))
  }
  if (!columns.includes('eventId')) event.eventId = madeId(texts)
  return zoneless ? { event, zoneless } : { event }
}

/** The id of a row that has none: the same row gives the same again. */
function madeId(texts: ReadonlyMap<string, string>): string {
  const told = [...texts].filter(([column]) => /^(waybillNo|packageNo|code|at|cityCode)$/.test(column)).sort()
  return `row-${createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 32)}`
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

function valueIn(column: string, text: string): unknown {
  if (column === 'shipment.references') return text.split('|').map((part) => part.trim())
  return numberColumns.test(column) && /^\d+$/.test(text) ? Number(text) : text
}
