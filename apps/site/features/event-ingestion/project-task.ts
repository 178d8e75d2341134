import type { Task } from '../../server/threads/task.ts'
import type { Projecting, Turn } from './project-turn.ts'

/** Projects the log in a thread of its own, so that no page waits for it. */
export const projectEventsTask: Task<Projecting, Turn> = {
  name: 'project-events',
  load: async () => (await import('./project-in-thread.ts')).projectInThread,
}
