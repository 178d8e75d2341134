import type { ImportDecision } from '@hongyan/domain/address-book/mend-import'
import type { ImportRead } from '@hongyan/domain/address-book/read-import'
import type { TableBounds, TableRefusal } from '@hongyan/tables'
import type { Task } from '../../../../server/threads/task.ts'

export type ImportFile = {
  readonly bytes: Uint8Array
  readonly bounds: TableBounds
  readonly decisions: readonly ImportDecision[]
}

/** The lines of a file of addresses, or why it is none. */
type ReadImportFile = Extract<ImportRead, { kind: 'lines' }> | TableRefusal

/** Reads a file of addresses and understands its lines, with what was decided about them. */
export const readImportTask: Task<ImportFile, ReadImportFile> = {
  name: 'read-import',
  load: async () => {
    const [{ readTable }, { mendImport }, { readImport }] = await Promise.all([
      import('@hongyan/tables'),
      import('@hongyan/domain/address-book/mend-import'),
      import('@hongyan/domain/address-book/read-import'),
    ])
    return async ({ bytes, bounds, decisions }) => {
      const table = await readTable(bytes, bounds)
      if (table.kind === 'problem') return table
      const read = readImport(table.rows)
      if (read.kind === 'lines' && read.lines.length === 0)
        return { kind: 'problem', problem: 'table-head-only' }
      if (read.kind === 'lines') return { ...read, lines: mendImport(read.lines, decisions) }
      return { kind: 'problem', problem: 'table-column-twice', detail: read.head }
    }
  },
}
