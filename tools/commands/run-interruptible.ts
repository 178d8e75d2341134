import { BackupError } from '@hongyan/db'
import { StartProblem } from '../../apps/site/server/settings/start-problem.ts'

/**
 * Runs a command that must leave nothing half done: the first Ctrl-C or SIGTERM reaches it as a signal to give up,
 * the second ends the process. A failure becomes one line and exit code 1.
 */
export async function runInterruptible(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const interruption = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interruption.abort())
  try {
    await work(interruption.signal)
  } catch (error) {
    console.error(lineOf(error))
    process.exitCode = 1
  }
}

function lineOf(error: unknown): string {
  if (error instanceof StartProblem) return error.message
  const line = (error instanceof Error ? error.message.split('\n')[0] : null) ?? String(error)
  return error instanceof BackupError ? line : `Unexpected: ${line}`
}
