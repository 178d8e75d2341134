import type { DomainSettings } from '@hongyan/kernel/context'
import type { Task } from '../../server/threads/task.ts'
import type { Turn } from './project-turn.ts'

/** What a thread needs to project by itself: its own connection to the same database. */
export type Projecting = {
  readonly database: { readonly url: string; readonly statementMs: number; readonly lockWaitMs: number }
  readonly settings: DomainSettings
}

/** Projects the log in a thread of its own, so that no page waits for it. */
export const projectEventsTask: Task<Projecting, Turn> = {
  name: 'project-events',
  load: async () => (await import('./project-in-thread.ts')).projectInThread,
}
