import type { OverviewView } from '../load.ts'

type Task = OverviewView['tasks'][number]
type HandOver = Extract<Task, { kind: 'hand-over' }>

/** What is shown as one thing to see to: a task, or all the orders that are handed over in one window. */
export type ShownTask =
  | { readonly kind: 'one'; readonly task: Task }
  | { readonly kind: 'many'; readonly tasks: readonly [HandOver, ...HandOver[]] }

/** As many labels as are printed at once. */
const most = 20

/** Orders of one window are one thing to see to, where the first of them stands. */
export function groupTasks(tasks: readonly Task[]): readonly ShownTask[] {
  const windows = Map.groupBy(tasks, windowOf)
  return tasks.flatMap((task): readonly ShownTask[] => {
    const key = windowOf(task)
    const together = key === null ? [] : (windows.get(key) ?? []).filter((one) => one.kind === 'hand-over')
    const at = task.kind === 'hand-over' ? together.indexOf(task) : -1
    const [first, ...others] = together.slice(0, most)
    if (first === undefined || others.length === 0 || at >= most) return [{ kind: 'one', task }]
    return at === 0 ? [{ kind: 'many', tasks: [first, ...others] }] : []
  })
}

/** Null for what stands by itself. */
function windowOf(task: Task): string | null {
  if (task.kind !== 'hand-over' || task.late) return null
  return `${task.way} ${task.from} ${task.until}`
}
