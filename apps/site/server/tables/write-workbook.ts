import type { At } from '../requests/route.ts'
import { inWorker, type ThreadServices } from '../threads/run-in-worker.ts'
import type { Task } from '../threads/task.ts'
import type { WrittenTable } from './workbook-bytes.ts'

/** Writes a workbook. */
export const writeWorkbookTask: Task<WrittenTable, Uint8Array> = {
  name: 'write-workbook',
  load: async () => (await import('./workbook-bytes.ts')).workbookBytes,
}

/** Writes a workbook of one sheet beside the thread of the pages. */
export async function writeWorkbook(
  at: Pick<At<ThreadServices>, 'ctx' | 'services'>,
  table: WrittenTable,
): Promise<Buffer> {
  return Buffer.from(await inWorker(at, writeWorkbookTask, table))
}
