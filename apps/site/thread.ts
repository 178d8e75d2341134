import { serveTasks } from './server/threads/serve-tasks.ts'
import { tasks } from './tasks.ts'

serveTasks(tasks)
