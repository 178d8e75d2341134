import type { Ctx } from '@hongyan/kernel/context'
import type { Limits } from '../limits.ts'
import type { Task, TaskOutcome } from './task.ts'
import { threadFile } from './thread-file.ts'
import { TaskStopped, ThreadPool } from './thread-pool.ts'

/**
 * Does a task beside the thread of the pages, for whoever asks: an account, or the address of a visitor. Throws
 * `ThreadsBusy`, an outage, where too much is going on.
 */
export type RunInWorker = <Input, Result>(
  ctx: Pick<Ctx, 'actor'>,
  task: Task<Input, Result>,
  input: Input,
) => Promise<TaskOutcome<Result>>

/**
 * The result of a task that nothing else can take the place of. Throws `TaskStopped`, an outage, where it was stopped.
 */
export async function inWorker<Input, Result>(
  { ctx, services }: { readonly ctx: Pick<Ctx, 'actor'>; readonly services: ThreadServices },
  task: Task<Input, Result>,
  input: Input,
): Promise<Result> {
  const outcome = await services.runInWorker(ctx, task, input)
  if (outcome.kind === 'stopped') throw new TaskStopped(task.name)
  return outcome.result
}

/** What doing a task takes from the process. */
export type ThreadServices = { readonly runInWorker: RunInWorker }

/** The threads of one process, as its limits are. */
export function createThreads(limits: Limits): ThreadPool {
  return new ThreadPool({
    file: threadFile,
    parallel: limits['threads.parallel'],
    waiting: limits['threads.waiting'],
    perClient: limits['threads.perClient'],
    waitMs: limits['threads.wait'],
    runMs: limits['threads.run'],
    idleMs: limits['threads.idle'] * 1000,
    megabytes: limits['threads.megabytes'],
  })
}

/** The tasks of requests, each counted for its client. */
export function runInWorkerOf(pool: Pick<ThreadPool, 'run'>): RunInWorker {
  return ({ actor }, task, input) => pool.run(clientOf(actor), task, input)
}

function clientOf(actor: Ctx['actor']): string {
  switch (actor.kind) {
    case 'customer':
      return `customer ${actor.customerId}`
    case 'visitor':
      return `address ${actor.address}`
    case 'partner':
    case 'staff':
      return `${actor.kind} ${actor.keyId}`
    case 'person':
      return `person ${actor.staffId}`
    case 'system':
      return actor.name
  }
}
