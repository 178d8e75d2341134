import { readImportTask } from './features/addresses/book/files/read-import-task.ts'
import { locateAddressesTask } from './features/branches/coverage/locate-addresses-task.ts'
import { batchRowsTask, batchWorkbookTask } from './features/carbon/batch-tasks.ts'
import { readLinesTask } from './features/orders/import/read-lines-task.ts'
import { readTableTask } from './server/tables/read-table-task.ts'
import { writeWorkbookTask } from './server/tables/write-workbook.ts'
import type { Task } from './server/threads/task.ts'

/** Everything that is done in threads beside that of the pages. */
export const tasks: readonly Task<never, unknown>[] = [
  readTableTask,
  readImportTask,
  readLinesTask,
  locateAddressesTask,
  writeWorkbookTask,
  batchRowsTask,
  batchWorkbookTask,
]
