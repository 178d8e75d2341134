import type { Task } from '../../server/threads/task.ts'
import type { PackedBatch } from './pack-batch.ts'
import type { SentBytes } from './read-batch.ts'

/** Reads a large batch in a thread: pages would wait for each of its texts. */
export const readBatchTask: Task<SentBytes, PackedBatch | null> = {
  name: 'read-batch',
  load: async () => (await import('./read-batch.ts')).readBatch,
}
