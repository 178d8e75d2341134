import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { savedShipments } from '../../widgets/tracking-box/limits.ts'

/** A shipment the visitor keeps on this device, with the answer it had last. */
export type SavedShipment = {
  readonly number: string
  readonly nickname: string
  readonly answer: TrackingAnswer
  /** When the answer was fetched, ms UTC. */
  readonly fetchedAt: number
}

export type DeviceList = readonly SavedShipment[]

/** Key in the browser's storage; a new shape gets a new key. */
export const deviceListKey = 'hongyan.shipments.1'

/** Reads what an earlier visit wrote; anything unreadable is left out. */
export function parseDeviceList(text: string | null): DeviceList {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isSaved).slice(0, savedShipments) : []
  } catch {
    return []
  }
}

/** Puts a shipment on top; the oldest beyond the limit falls out. Names, phones and addresses are never kept. */
export function saveShipment(
  list: DeviceList,
  number: string,
  answer: TrackingAnswer,
  fetchedAt: number,
): DeviceList {
  const nickname = list.find((kept) => kept.number === number)?.nickname ?? ''
  const rest = list.filter((kept) => kept.number !== number)
  return [{ number, nickname, answer: withoutParties(answer), fetchedAt }, ...rest].slice(0, savedShipments)
}

/** Brings the answers of kept shipments up to date and leaves the order alone. */
export function updateSaved(
  list: DeviceList,
  answers: readonly TrackingAnswer[],
  fetchedAt: number,
): DeviceList {
  return list.map((kept) => {
    const answer = answers.find(({ number }) => number === kept.number)
    return answer ? { ...kept, answer: withoutParties(answer), fetchedAt } : kept
  })
}

/** Gives a kept shipment a note of at most 40 characters; blank takes it away. */
export function rename(list: DeviceList, number: string, nickname: string): DeviceList {
  return list.map((kept) =>
    kept.number === number ? { ...kept, nickname: nickname.trim().slice(0, 40) } : kept,
  )
}

export function drop(list: DeviceList, number: string): DeviceList {
  return list.filter((kept) => kept.number !== number)
}

function withoutParties(answer: TrackingAnswer): TrackingAnswer {
  return answer.kind === 'found' ? { ...answer, shipment: { ...answer.shipment, parties: null } } : answer
}

function isSaved(value: unknown): value is SavedShipment {
  if (typeof value !== 'object' || value === null) return false
  const { number, nickname, answer, fetchedAt } = value as Record<string, unknown>
  return (
    typeof number === 'string' &&
    typeof nickname === 'string' &&
    typeof fetchedAt === 'number' &&
    typeof answer === 'object' &&
    answer !== null &&
    (answer as { number?: unknown }).number === number
  )
}
