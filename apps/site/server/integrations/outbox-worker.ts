import type { OutboxRow } from '@hongyan/db'
import { claimMessages } from '@hongyan/domain/outbox/claim-messages'
import type { OutboxTarget } from '@hongyan/domain/outbox/outbox-message'
import type { OutboxPorts } from '@hongyan/domain/outbox/outbox-port'
import { type SentMessage, sendClaimed } from '@hongyan/domain/outbox/send-claimed'
import type { Ctx } from '@hongyan/kernel/context'
import { deliveries } from '@hongyan/kernel/followed-work'

/** Messages of one claim: what it looks up is looked up once for all of them. */
const mostClaimed = 10

type OutboxWorker = {
  begin(): void
  /** Resolves when what is being sent has been answered. */
  end(): Promise<void>
}

type OutboxWorkerParts = {
  readonly ctx: Ctx
  readonly ports: OutboxPorts
  /** What became of an attempt that did not simply succeed. */
  readonly onTrouble: (sent: SentMessage) => void
  readonly onFailure: (error: unknown) => void
  /** Pause when nothing is due, in milliseconds. */
  readonly pauseMs?: number
}

/**
 * Sends what is due, again and again, several at a time: a receiver that takes its time keeps no other waiting.
 * Any number of processes may do so: each message is claimed by one.
 */
export function createOutboxWorker(parts: OutboxWorkerParts): OutboxWorker {
  const { ctx, ports, onTrouble, onFailure, pauseMs = 500 } = parts
  const targets = Object.keys(ports) as OutboxTarget[]
  const underWay = new Set<Promise<void>>()
  let stopped = false
  let woken = Promise.withResolvers<void>()
  let running: Promise<void> = Promise.resolve()

  async function run(): Promise<void> {
    while (!stopped) {
      // New before the claim, so that an attempt that ends meanwhile is not slept through.
      woken = Promise.withResolvers()
      if (await startNext()) continue
      const timer = setTimeout(woken.resolve, pauseMs)
      timer.unref()
      await woken.promise
      clearTimeout(timer)
    }
    await Promise.all(underWay)
  }

  /** Claims some messages and begins to send them; false when none is due. */
  async function startNext(): Promise<boolean> {
    try {
      const rows = await claimMessages(ctx, targets, mostClaimed)
      for (const row of rows) start(row)
      return rows.length > 0
    } catch (error) {
      onFailure(error)
      return false
    }
  }

  function start(row: OutboxRow): void {
    const port = ports[row.target as OutboxTarget]
    if (!port) return
    const sending = deliveries
      .tracePromise(() => sendClaimed(ctx, row, port), { target: row.target, topic: row.topic })
      .then((sent) => {
        if (sent.became !== 'delivered') onTrouble(sent)
      })
      .catch(onFailure)
      .finally(() => {
        underWay.delete(sending)
        woken.resolve()
      })
    underWay.add(sending)
  }

  return {
    begin() {
      running = run()
    },
    async end() {
      stopped = true
      woken.resolve()
      await running
    },
  }
}
