import { parentPort } from 'node:worker_threads'
import type { DomainError } from '@hongyan/kernel/errors'
import type { Task, TaskOrder, ThreadReport } from './task.ts'

/** Makes this thread do the tasks of a list, one after another, for whoever opened it. */
export function serveTasks(tasks: readonly Task<never, unknown>[]): void {
  const port = parentPort
  if (port === null) throw new Error('This file runs as a thread of a site.')
  const report = (message: ThreadReport): void => port.postMessage(message)
  port.on('message', async ({ task: name, input }: TaskOrder) => {
    try {
      const task = tasks.find((one) => one.name === name)
      if (task === undefined) throw new Error(`There is no task ${name}`)
      const carryOut = await task.load()
      report({ kind: 'result', result: await carryOut(input as never) })
    } catch (error) {
      report(isRefusal(error) ? { kind: 'refused', refusal: error.refusal } : { kind: 'failed', error })
    }
  })
  report({ kind: 'ready' })
}

/** By its name: a thread that needs nothing of the domain loads nothing of it. */
function isRefusal(error: unknown): error is DomainError {
  return error instanceof Error && error.name === 'DomainError'
}
