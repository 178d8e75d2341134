import { threadId } from 'node:worker_threads'
import { serveTasks } from './serve-tasks.ts'
import type { Task } from './task.ts'

function task<Input, Result>(name: string, carryOut: (input: Input) => Result): Task<Input, Result> {
  return { name, load: async () => carryOut }
}

/** A gate that the test opens: its first number is no longer 0. */
export type Barrier = Int32Array<SharedArrayBuffer>

export const threadOf = task('thread', (_: null) => threadId)
export const waitAt = task('wait', (gate: Barrier) => {
  Atomics.wait(gate, 0, 0)
  return threadId
})
export const spin = task('spin', (_: null): void => {
  for (;;);
})
export const hoard = task('hoard', (_: null): void => {
  const kept: number[][] = []
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => index * 1.5))
})
export const fail = task('fail', (words: string): void => {
  throw new RangeError(words)
})
export const leave = task('leave', (_: null): void => process.exit(3))

export const refuse = task('refuse', (_: null): void => {
  const refusal = { entity: 'order', code: 'too-late', detail: 'no', fields: [{ path: 'a', message: 'b' }] }
  throw Object.assign(new Error('no'), { name: 'DomainError', refusal })
})

if (threadId !== 0) serveTasks([threadOf, waitAt, spin, hoard, fail, leave, refuse])
