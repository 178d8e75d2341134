import { isoUtc, type OrderDraft } from '@hongyan/domain'

/** A draft for the device that goes on with it: the form as it was typed, phones in full. */
export function presentDraft({ id, content, updatedAt }: OrderDraft) {
  return { id, content: { ...content }, updatedAt: isoUtc(updatedAt) }
}
