import type { Task } from '../../server/threads/task.ts'
import type { BatchAsked } from './batch-rows.ts'
import type { BatchRow } from './schema.ts'

/** Works the rows of a batch out. */
export const batchRowsTask: Task<BatchAsked, readonly BatchRow[]> = {
  name: 'carbon-rows',
  load: async () => (await import('./batch-rows.ts')).batchRows,
}

/** The same as a workbook. */
export const batchWorkbookTask: Task<BatchAsked & { readonly origin: string }, Uint8Array> = {
  name: 'carbon-workbook',
  load: async () => {
    const [{ batchRows }, { batchWords }, { resultTable }, { workbookBytes }] = await Promise.all([
      import('./batch-rows.ts'),
      import('./ui/batch/batch-words.ts'),
      import('./ui/batch/result-table.ts'),
      import('../../server/tables/workbook-bytes.ts'),
    ])
    return async ({ origin, ...asked }) => {
      const words = batchWords(asked.locale)
      const lines = batchRows(asked).flatMap((done, index) => {
        const row = asked.rows[index]
        return row === undefined ? [] : [{ asked: row, done }]
      })
      const rows = resultTable(words, lines, { set: asked.set, origin })
      return workbookBytes({ sheet: words.sheet, rows })
    }
  },
}
