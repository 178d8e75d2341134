import { readTableTask } from './server/tables/read-table-task.ts'
import type { Task } from './server/threads/task.ts'

/** Everything that is done in threads beside that of the pages. */
export const tasks: readonly Task<never, unknown>[] = [readTableTask]
