import { BackupError } from '@hongyan/db'

/**
 * Runs a command that must leave nothing half done: Ctrl-C and SIGTERM reach it as a signal to give up. A failure
 * becomes one line and exit code 1.
 */
export async function runInterruptible(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const interruption = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => interruption.abort())
  try {
    await work(interruption.signal)
    process.exit(0)
  } catch (error) {
    const line = error instanceof Error ? error.message.split('\n')[0] : String(error)
    console.error(error instanceof BackupError ? line : `Unexpected: ${line}`)
    process.exit(1)
  }
}
