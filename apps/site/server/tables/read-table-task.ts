import type { Task } from '../threads/task.ts'

/** Reads a file of a customer beside the thread of the pages. */
export const readTableTask: Task<Uint8Array, readonly (readonly string[])[] | null> = {
  name: 'read-table',
  load: async () => (await import('./read-rows.ts')).readRows,
}
