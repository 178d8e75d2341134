import {
  type DeliveryMessage,
  type DeliveryOutcome,
  type DeliveryPorts,
  type DeliveryTarget,
  deliveryTargets,
} from '@hongyan/domain'

export type RecordedDelivery = { readonly target: DeliveryTarget; readonly message: DeliveryMessage }

/** Stand-ins for desk, partner system, mailbox and receipts: they remember what arrived, `answer` decides. */
export function recordingReceivers(
  answer: (delivery: RecordedDelivery) => DeliveryOutcome = () => ({ kind: 'delivered' }),
): { readonly arrived: RecordedDelivery[]; readonly ports: DeliveryPorts } {
  const arrived: RecordedDelivery[] = []
  const portFor = (target: DeliveryTarget) => ({
    async send(message: DeliveryMessage) {
      const delivery = { target, message }
      arrived.push(delivery)
      return answer(delivery)
    },
  })
  return { arrived, ports: Object.fromEntries(deliveryTargets.map((target) => [target, portFor(target)])) }
}
