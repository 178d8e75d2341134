import { claimMessages } from '@hongyan/domain/outbox/claim-messages'
import type { OutboxTarget } from '@hongyan/domain/outbox/outbox-message'
import type { OutboxPorts } from '@hongyan/domain/outbox/outbox-port'
import { type SentMessage, sendClaimed } from '@hongyan/domain/outbox/send-claimed'
import type { Ctx } from '@hongyan/kernel/context'

/** Sends the next due message to a receiver among `ports` and waits for its answer; null when none is due. */
export async function deliverNext(ctx: Ctx, ports: OutboxPorts): Promise<SentMessage | null> {
  const [row] = await claimMessages(ctx, Object.keys(ports) as OutboxTarget[], 1)
  const port = row && ports[row.target as OutboxTarget]
  return port ? sendClaimed(ctx, row, port) : null
}
