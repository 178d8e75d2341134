import { checkDigit } from '@hongyan/domain/numbers/check-digits'

/** Shipments that one sender of bulk data has, wherever there are enough. */
const perSender = 20

/** Number of the n-th bulk shipment. */
export function bulkWaybillNo(index: number): string {
  const body = `9${String(index).padStart(10, '0')}`
  return `HY${body}${checkDigit(body)}`
}

/** How many people send `all` shipments of bulk data. */
export function bulkSenders(all: number): number {
  return Math.max(1, Math.floor(all / perSender))
}

/** Who sends the n-th of `all` shipments: what one sends is spread over the table, as it comes in time. */
export function senderOf(index: number, all: number): number {
  return index % bulkSenders(all)
}

/** The numbers of what a person sends. */
export function sentBy(person: number, all: number): readonly string[] {
  const count = Math.ceil((all - person) / bulkSenders(all))
  return Array.from({ length: count }, (_, at) => bulkWaybillNo(person + at * bulkSenders(all)))
}

/** The phone of the n-th person in bulk data; senders come first. */
export function bulkPhone(person: number): string {
  return `130${String(person).padStart(8, '0')}`
}
