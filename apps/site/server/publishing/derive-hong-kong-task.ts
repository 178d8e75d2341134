import type { Task } from '../threads/task.ts'

/** Simplified Chinese texts as Hong Kong reads them. The dictionary for it is loaded by the thread, and ends with it. */
export const deriveHongKongTask: Task<readonly string[], readonly string[]> = {
  name: 'derive-hong-kong',
  load: async () => {
    const { toTraditional } = await import('@hongyan/locales/traditional')
    return (texts) => texts.map(toTraditional)
  },
}
