import { refuseOtherText } from './refuse-other-file.ts'
import { rowsOfText } from './rows-of-text.ts'
import { NoTable, type Rows, type TableBounds, type TableRead } from './table.ts'

/** Reads a table out of a text that was pasted, or decoded already. */
export function readTableText(text: string, bounds: TableBounds): TableRead {
  try {
    return { kind: 'table', rows: rowsIn(text, bounds) }
  } catch (error) {
    if (error instanceof NoTable) return error.refusal
    throw error
  }
}

/** The rows of a text. @throws NoTable */
export function rowsIn(text: string, bounds: TableBounds): Rows {
  refuseOtherText(text)
  return rowsOfText(text, bounds)
}
