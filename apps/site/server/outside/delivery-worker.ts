import { type Ctx, type Delivered, type DeliveryPorts, deliverNext } from '@hongyan/domain'

export type DeliveryWorker = {
  begin(): void
  /** Resolves when what is being sent has been answered. */
  end(): Promise<void>
}

export type DeliveryWorkerParts = {
  readonly ctx: Ctx
  readonly ports: DeliveryPorts
  /** What became of an attempt that did not simply succeed. */
  readonly onTrouble: (delivered: Delivered) => void
  readonly onFailure: (error: unknown) => void
  /** Pause when nothing is due, in milliseconds. */
  readonly pauseMs?: number
  /** Attempts under way at the same time. */
  readonly lanes?: number
}

/** Sends what is due, again and again. Any number of processes may do so: each message is claimed by one. */
export function createDeliveryWorker(parts: DeliveryWorkerParts): DeliveryWorker {
  const { ctx, ports, onTrouble, onFailure, pauseMs = 500, lanes = 5 } = parts
  const stop = new AbortController()
  let running: readonly Promise<void>[] = []

  async function lane(number: number): Promise<void> {
    while (!stop.signal.aborted) {
      const idle = await step()
      // Only the first lane looks often: the others help when there is much to do.
      if (idle) await pause(number === 0 ? pauseMs : pauseMs * 4)
    }
  }

  async function step(): Promise<boolean> {
    try {
      const delivered = await deliverNext(ctx, ports)
      if (delivered && delivered.became !== 'delivered') onTrouble(delivered)
      return delivered === null
    } catch (error) {
      onFailure(error)
      return true
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        stop.signal.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      timer.unref()
      stop.signal.addEventListener('abort', done)
    })
  }

  return {
    begin() {
      running = Array.from({ length: lanes }, (_, number) => lane(number))
    },
    async end() {
      stop.abort()
      await Promise.all(running)
    },
  }
}
