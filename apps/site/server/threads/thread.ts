import { tasks } from '../../tasks.ts'
import { serveTasks } from './serve-tasks.ts'

serveTasks(tasks)
