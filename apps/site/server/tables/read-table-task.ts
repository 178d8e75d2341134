import type { TableBounds, TableRead } from '@hongyan/tables'
import type { Task } from '../threads/task.ts'

/** What there is to read: a file, or a text that was pasted. */
export type TableSource = { readonly bytes: Uint8Array } | { readonly text: string }

/** Reads a table of a customer beside the thread of the pages. */
export const readTableTask: Task<TableSource & { readonly bounds: TableBounds }, TableRead> = {
  name: 'read-table',
  load: async () => {
    const { readTable, readTableText } = await import('@hongyan/tables')
    return (source) =>
      'bytes' in source ? readTable(source.bytes, source.bounds) : readTableText(source.text, source.bounds)
  },
}
