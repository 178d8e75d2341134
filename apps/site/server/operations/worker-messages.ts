import cluster from 'node:cluster'
import { once } from 'node:events'

/** What a worker tells its supervisor: that it listens, and every second that it is alive. */
export type WorkerMessage = { readonly kind: 'ready' } | { readonly kind: 'alive' }

/** How often a worker says that it is alive, in ms. */
export const aliveEveryMs = 1000

/** Tells the supervisor, if there is one. */
export function tellSupervisor(message: WorkerMessage): void {
  if (process.connected) process.send?.(message)
}

/**
 * Takes leave of the supervisor: a connection that it handed over at the last moment has gone back to it when this
 * resolves, and is given to another worker. Without a supervisor there is nothing to wait for.
 */
export async function leaveSupervisor(): Promise<void> {
  if (cluster.worker === undefined || !process.connected) return
  const gone = once(process, 'disconnect')
  cluster.worker.disconnect()
  await gone
}

/** Whether a message that came from a worker is one of these. */
export function isWorkerMessage(message: unknown): message is WorkerMessage {
  return (
    typeof message === 'object' &&
    message !== null &&
    'kind' in message &&
    (message.kind === 'ready' || message.kind === 'alive')
  )
}
