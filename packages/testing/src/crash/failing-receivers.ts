import type { OutboxPorts } from '@hongyan/domain/outbox/outbox-port'

/** Moments of a delivery at which a process can be made to die. */
export const deliveryFailpoints = ['before-send', 'after-send'] as const
export type DeliveryFailpoint = (typeof deliveryFailpoints)[number]

/** Receivers whose `count`-th message ends the process before it leaves, or after it arrived and before that is noted. */
export function failingReceivers(ports: OutboxPorts, point: DeliveryFailpoint, count: number): OutboxPorts {
  let messages = 0
  const doomed = Object.entries(ports).map(([target, port]) => [
    target,
    {
      async send(message: Parameters<typeof port.send>[0]) {
        messages += 1
        const dies = messages === count
        if (dies && point === 'before-send') process.kill(process.pid, 'SIGKILL')
        const outcome = await port.send(message)
        if (dies && point === 'after-send') process.kill(process.pid, 'SIGKILL')
        return outcome
      },
    },
  ])
  return Object.fromEntries(doomed)
}
