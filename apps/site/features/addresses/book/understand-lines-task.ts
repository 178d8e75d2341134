import type { UnderstoodLine } from '@hongyan/domain'
import type { Task } from '../../../server/threads/task.ts'

/** Understands many pasted addresses. */
export const understandLinesTask: Task<readonly string[], readonly UnderstoodLine[]> = {
  name: 'understand-lines',
  load: async () => {
    const { understandLine } = await import('@hongyan/domain')
    return (lines) => lines.map(understandLine)
  },
}
