import { type OutboxMessage, type OutboxTarget, outboxTargets } from '@hongyan/domain/outbox/outbox-message'
import type { OutboxPorts, SendOutcome } from '@hongyan/domain/outbox/outbox-port'

export type RecordedMessage = { readonly target: OutboxTarget; readonly message: OutboxMessage }

/** Stand-ins for desk, partner system, mailbox and receipts: they remember what arrived, `answer` decides. */
export function recordingReceivers(
  answer: (recorded: RecordedMessage) => SendOutcome = () => ({ kind: 'delivered' }),
): { readonly arrived: RecordedMessage[]; readonly ports: OutboxPorts } {
  const arrived: RecordedMessage[] = []
  const portFor = (target: OutboxTarget) => ({
    async send(message: OutboxMessage) {
      const recorded = { target, message }
      arrived.push(recorded)
      return answer(recorded)
    },
  })
  return { arrived, ports: Object.fromEntries(outboxTargets.map((target) => [target, portFor(target)])) }
}
