import { expect, it } from 'vitest'
import type { OverviewView } from '../load.ts'
import { groupTasks } from './group-tasks.ts'

type Task = OverviewView['tasks'][number]

const handOver = (number: string, changes: object = {}) =>
  ({
    kind: 'hand-over',
    number,
    way: 'collect',
    from: '2026-11-30T08:00:00+08:00',
    until: '2026-11-30T09:00:00+08:00',
    late: false,
    isAccepted: true,
    ...changes,
  }) as Task

const numbers = (tasks: readonly Task[]) =>
  groupTasks(tasks).map((shown) =>
    (shown.kind === 'one' ? [shown.task] : shown.tasks).map((task) => ('number' in task ? task.number : '')),
  )

it('orders of one window are one thing to see to, where the first of them stands', () => {
  const secret = { kind: 'secret', number: 'https://shop.example/hook', webhookId: '1' } as Task
  expect(numbers([handOver('HO1'), secret, handOver('HO2')])).toEqual([
    ['HO1', 'HO2'],
    ['https://shop.example/hook'],
  ])
})

it.each([
  ['another window', { until: '2026-11-30T10:00:00+08:00' }],
  ['another way', { way: 'drop-off' }],
  ['its time over', { late: true }],
])('one with %s stands by itself', (_, changes) => {
  expect(numbers([handOver('HO1'), handOver('HO2', changes)])).toEqual([['HO1'], ['HO2']])
})

it('twenty at most, as many labels as are printed at once', () => {
  const tasks = Array.from({ length: 22 }, (_, at) => handOver(`HO${at}`))
  expect(numbers(tasks).map(({ length }) => length)).toEqual([20, 1, 1])
})
