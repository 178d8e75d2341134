import {
  type Ctx,
  claimDelivery,
  type Delivered,
  type DeliveryPorts,
  type DeliveryTarget,
  sendClaimed,
} from '@hongyan/domain'

/** Sends the next due message to a receiver among `ports` and waits for its answer; null when none is due. */
export async function deliverNext(ctx: Ctx, ports: DeliveryPorts): Promise<Delivered | null> {
  const row = await claimDelivery(ctx, Object.keys(ports) as DeliveryTarget[])
  const port = row && ports[row.target as DeliveryTarget]
  return port ? sendClaimed(ctx, row, port) : null
}
