import { hasLostDigits } from '@hongyan/domain/typed/lost-digits'
import { decodeText, NoTable, type Rows, readTable, type TableBounds, tableSentence } from '@hongyan/tables'

/** A file that holds no table or text; the message says why, in English. */
export class UnreadableFile extends Error {}

/** What an operator loads may be as large as a day of events; what it holds is counted all the same. */
export const operatorBounds: TableBounds = {
  unpacked: 268_435_456,
  rows: 1_048_576,
  columns: 200,
  cells: 20_000_000,
  characters: 32_767,
  strings: 5_000_000,
  styles: 65_536,
  parts: 5000,
}

/** The rows of a file, by the reader that every import has. @throws UnreadableFile */
export async function rowsOfFile(bytes: Uint8Array): Promise<Rows> {
  const table = await readTable(bytes, operatorBounds)
  if (table.kind === 'table') return table.rows
  throw new UnreadableFile(tableSentence(table, 'en-US'))
}

/** The text of a file. @throws UnreadableFile where its encoding cannot be told */
export function textOfFile(bytes: Uint8Array): string {
  try {
    return decodeText(bytes)
  } catch (error) {
    if (!(error instanceof NoTable)) throw error
    throw new UnreadableFile(tableSentence(error.refusal, 'en-US'))
  }
}

/** A line of a table under its head: its cells, or why it could not be read. The first line of the file is row 1. */
type TableRow = { readonly row: number } & (
  | { readonly cells: readonly string[] }
  | { readonly problem: string }
)

/** The columns of a table that are not among those `known`. */
export function strangeColumns(header: readonly string[], known: readonly string[]): readonly string[] {
  return header.filter((column) => column !== '' && !known.includes(column))
}

/** Rows among which the head is looked for: a title and a date may stand above it. */
const mostAbove = 5

/**
 * A table by its head, which is the first row with a column of one of the names `known`, else the first that holds anything.
 * Empty rows are left out. @throws UnreadableFile where two columns have one name
 */
export function tableUnder(
  rows: Rows,
  known: string | readonly string[],
): { readonly header: readonly string[]; readonly rows: readonly TableRow[] } {
  const names = typeof known === 'string' ? [known] : known
  const filled = rows.flatMap((cells, index) => (cells.length > 0 ? [{ row: index + 1, cells }] : []))
  const at = filled.slice(0, mostAbove).findIndex(({ cells }) => names.some((name) => cells.includes(name)))
  const [head, ...lines] = filled.slice(Math.max(0, at))
  const header = head?.cells ?? []
  const twice = header.find((column, index) => column !== '' && header.indexOf(column) < index)
  if (twice !== undefined) throw new UnreadableFile(`Two columns are called ${twice}.`)
  return { header, rows: lines.map((line) => rowUnder(header, line)) }
}

function rowUnder(
  header: readonly string[],
  { row, cells }: { row: number; cells: readonly string[] },
): TableRow {
  if (cells.length > header.length) return { row, problem: 'more cells than the header has columns' }
  const lost = cells.findIndex(hasLostDigits)
  return lost === -1
    ? { row, cells }
    : {
        row,
        problem: `${header[lost]}: ${cells[lost]} has lost its digits; format the column as text and save again`,
      }
}
