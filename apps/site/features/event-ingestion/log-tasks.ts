import type { Task } from '../../server/threads/task.ts'
import type { AppendedInThread, Appending, ThreadSite } from './log-in-thread.ts'
import type { Turn } from './project-turn.ts'

/** Projects the log in a thread of its own, so that no page waits for it. */
export const projectEventsTask: Task<ThreadSite, Turn> = {
  name: 'project-events',
  load: async () => (await import('./log-in-thread.ts')).projectInThread,
}

/**
 * On SQLite, where one writes at a time, the same thread writes to the log: the two take turns there, and no page waits
 * for the disk.
 */
export const appendBatchesTask: Task<Appending, AppendedInThread> = {
  name: 'append-batches',
  load: async () => (await import('./log-in-thread.ts')).appendInThread,
}

export const forgetBodiesTask: Task<ThreadSite, void> = {
  name: 'forget-bodies',
  load: async () => (await import('./log-in-thread.ts')).forgetInThread,
}
