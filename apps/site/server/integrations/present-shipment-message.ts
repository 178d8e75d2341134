import type { ClaimMessage } from '@hongyan/domain/claims/claim-message'
import type { DeliveryMessage } from '@hongyan/domain/shipments/delivery-message'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'
import { currency } from '@hongyan/locales'

/**
 * What the company's system is sent of a wish about a delivery or of a claim, field by field: money in minor units. `number`
 * with `revision` is what it deduplicates by; files are fetched by `/v1/claim-files`.
 */
export function presentShipmentMessage(message: DeliveryMessage | ClaimMessage) {
  const { id, topic, number, kind, revision } = message
  const head = { id, topic, number, kind, revision }
  if (message.topic === 'delivery') {
    const { wish, state } = message.change
    return { ...head, delivery: { wish, askedAt: isoUtc(state.since) } }
  }
  const { claim } = message
  return {
    ...head,
    claim: {
      waybillNo: claim.waybillNo,
      kind: claim.kind,
      amount: claim.amountFen,
      currency,
      story: claim.story,
      state: claim.state.kind,
      filedAt: isoUtc(claim.createdAt),
      files: claim.files.map((file) => ({
        id: file.id,
        name: file.name,
        mediaType: file.mediaType,
        size: file.size,
      })),
    },
  }
}
