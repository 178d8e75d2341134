import type { Task } from '../../../server/threads/task.ts'
import type { OrderLine } from './order-line.ts'
import type { ReadLine } from './order-of-line.ts'

type LinesToRead = {
  readonly lines: readonly OrderLine[]
  /** Length of a pickup window. */
  readonly windowMinutes: number
}

/** Understands the lines of a list: of two addresses each. */
export const readLinesTask: Task<LinesToRead, readonly ReadLine[]> = {
  name: 'read-order-lines',
  load: async () => {
    const { orderOfLine } = await import('./order-of-line.ts')
    return ({ lines, windowMinutes }) => lines.map((line) => orderOfLine(line, windowMinutes))
  },
}
