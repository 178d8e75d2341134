import {
  type Ctx,
  claimMessage,
  type OutboxPorts,
  type OutboxTarget,
  type SentMessage,
  sendClaimed,
} from '@hongyan/domain'

/** Sends the next due message to a receiver among `ports` and waits for its answer; null when none is due. */
export async function deliverNext(ctx: Ctx, ports: OutboxPorts): Promise<SentMessage | null> {
  const row = await claimMessage(ctx, Object.keys(ports) as OutboxTarget[])
  const port = row && ports[row.target as OutboxTarget]
  return port ? sendClaimed(ctx, row, port) : null
}
