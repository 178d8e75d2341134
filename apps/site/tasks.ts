import { readImportTask } from './features/addresses/book/files/read-import-task.ts'
import { understandLinesTask } from './features/addresses/book/understand-lines-task.ts'
import { locateAddressesTask } from './features/branches/coverage/locate-addresses-task.ts'
import { readListTask } from './features/branches/coverage/read-list-task.ts'
import { batchRowsTask, batchWorkbookTask } from './features/carbon/batch-tasks.ts'
import { writeStatementTask } from './features/carbon/write-statement-task.ts'
import {
  appendBatchesTask,
  forgetBodiesTask,
  projectEventsTask,
} from './features/event-ingestion/log-tasks.ts'
import { readBatchTask } from './features/event-ingestion/read-batch-task.ts'
import { readLinesTask } from './features/orders/import/read-lines-task.ts'
import { writeLabelsTask } from './features/orders/labels/write-labels-task.ts'
import { deriveHongKongTask } from './server/publishing/derive-hong-kong-task.ts'
import { readTableTask } from './server/tables/read-table-task.ts'
import { writeWorkbookTask } from './server/tables/write-workbook.ts'
import type { Task } from './server/threads/task.ts'

/** Everything that is done in threads beside that of the pages. */
export const tasks: readonly Task<never, unknown>[] = [
  readTableTask,
  readImportTask,
  understandLinesTask,
  readLinesTask,
  locateAddressesTask,
  readListTask,
  writeWorkbookTask,
  writeLabelsTask,
  batchRowsTask,
  batchWorkbookTask,
  writeStatementTask,
  deriveHongKongTask,
  projectEventsTask,
  appendBatchesTask,
  forgetBodiesTask,
  readBatchTask,
]
