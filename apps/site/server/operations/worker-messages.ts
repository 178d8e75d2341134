/** What a worker tells its supervisor: that it listens, and every second that it is alive. */
type WorkerMessage = { readonly kind: 'ready' } | { readonly kind: 'alive' }

/** How often a worker says that it is alive, in ms. */
export const aliveEveryMs = 1000

/** Tells the supervisor, if there is one; one that goes away just now hears nothing, and that is no fault of a worker. */
export function notifySupervisor(message: WorkerMessage): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined)
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
