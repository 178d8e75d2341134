import { decodeText } from './decode-text.ts'
import { rowsIn } from './read-table-text.ts'
import { refuseOtherFile } from './refuse-other-file.ts'
import { NoTable, type TableBounds, type TableRead } from './table.ts'

/**
 * Reads a table out of a file: CSV in any encoding that can be told, or the first sheet of a workbook that holds
 * anything. What it takes is bounded in all that a file can multiply; what it refuses it names.
 */
export async function readTable(bytes: Uint8Array, bounds: TableBounds): Promise<TableRead> {
  try {
    refuseOtherFile(bytes)
    if (!isArchive(bytes)) return { kind: 'table', rows: rowsIn(decodeText(bytes), bounds) }
    // Most files are text.
    const { readWorkbook } = await import('./workbook/read-workbook.ts')
    return { kind: 'table', rows: readWorkbook(bytes, bounds) }
  } catch (error) {
    if (error instanceof NoTable) return error.refusal
    throw error
  }
}

function isArchive([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b
}
