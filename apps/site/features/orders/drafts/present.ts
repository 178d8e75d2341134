import type { OrderDraft } from '@hongyan/domain/orders/order-drafts'
import { isoUtc } from '@hongyan/kernel/iso-in-zone'

/** A draft for the device that goes on with it: the form as it was typed, phones in full. */
export function presentDraft({ id, content, updatedAt }: OrderDraft) {
  return { id, content: { ...content }, updatedAt: isoUtc(updatedAt) }
}
