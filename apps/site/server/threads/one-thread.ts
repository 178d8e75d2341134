import type { Task } from './task.ts'
import { threadFile } from './thread-file.ts'
import { TaskStopped, ThreadPool } from './thread-pool.ts'

/** Longest that one step of such work may take, and how long its thread is kept when there is none, in ms. */
const runMs = 120_000
const idleMs = 600_000
const megabytes = 256
/** What may wait for it: a few kinds of work, each of which the process asks for once at a time. */
const waiting = 8

/** A thread for work of the process itself that goes on and on, so that it takes no place among tasks of requests. */
export function createOneThread(): {
  readonly run: <Input, Result>(task: Task<Input, Result>, input: Input) => Promise<Result>
  readonly close: () => Promise<void>
} {
  const rule = { parallel: 1, waiting, perClient: waiting, waitMs: runMs, runMs, idleMs, megabytes }
  const pool = new ThreadPool({ file: threadFile, ...rule })
  return {
    async run(task, input) {
      const outcome = await pool.run('process', task, input)
      if (outcome.kind === 'stopped') throw new TaskStopped(task.name)
      return outcome.result
    },
    close: () => pool.close(),
  }
}
