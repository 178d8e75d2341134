import { recogniseNumber } from '../numbers/recognise-number.ts'
import { cleanText } from '../typed/clean-text.ts'

/** Lanes that waybills are dealt to. Of a log that is not empty the number must not change. */
export const laneCount = 4

/** The lane of a sent event: all of one waybill, however it is spelled, are in one, in which their order stands. */
export function laneOf(raw: unknown): number {
  const sent = typeof raw === 'object' && raw !== null && 'waybillNo' in raw ? raw.waybillNo : null
  if (typeof sent !== 'string' && typeof sent !== 'number') return 0
  const read = recogniseNumber(cleanText(String(sent)).slice(0, 60))
  if (read.kind !== 'waybill' && read.kind !== 'air-waybill') return 0
  const text = read.number
  // FNV-1a; the last bits alone would follow the check digit.
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return ((hash >>> 16) ^ (hash >>> 8)) % laneCount
}
