import type { ImportDecision, ImportedLine } from '@hongyan/domain'
import type { TableBounds, TableRefusal } from '@hongyan/tables'
import type { Task } from '../../../../server/threads/task.ts'

export type ImportFile = {
  readonly bytes: Uint8Array
  readonly bounds: TableBounds
  readonly decisions: readonly ImportDecision[]
}

/** The lines of a file of addresses, or why it is none. */
export type ReadImportFile =
  | { readonly kind: 'lines'; readonly lines: readonly ImportedLine[] }
  | TableRefusal

/** Reads a file of addresses and understands its lines, with what was decided about them. */
export const readImportTask: Task<ImportFile, ReadImportFile> = {
  name: 'read-import',
  load: async () => {
    const [{ readTable }, { mendImport, readImport }] = await Promise.all([
      import('@hongyan/tables'),
      import('@hongyan/domain'),
    ])
    return async ({ bytes, bounds, decisions }) => {
      const table = await readTable(bytes, bounds)
      return table.kind === 'problem'
        ? table
        : { kind: 'lines', lines: mendImport(readImport(table.rows), decisions) }
    }
  },
}
