import type { RunInWorker } from '../threads/run-in-worker.ts'

/** Does tasks at once, with copies of what goes in and out as a thread has them. */
export const runInline: RunInWorker = async (_ctx, task, input) => {
  const carryOut = await task.load()
  return { kind: 'done', result: structuredClone(await carryOut(structuredClone(input))) }
}
