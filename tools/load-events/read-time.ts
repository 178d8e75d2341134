/** Where a time without an offset is told: `Asia/Shanghai`, or an offset such as `+08:00`. */
export type TimeZoneName = string

const offsetPattern = /^[+-]\d{2}:\d{2}$/
/** `2026/11/19 16:12`, `2026-11-19 16:12:05`, `2026-11-19T16:12`: year first, so that no two countries differ. */
const writtenPattern = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
/** Days since the eve of 1900 as a spreadsheet counts them, between 1954 and 2119. */
const serialPattern = /^[2-7]\d{4}(?:\.\d+)?$/
/** Serial number of 1 January 1970. */
const serialOfEpoch = 25_569
const dayMs = 86_400_000

/** Whether a text names a zone or an offset. */
export function isZone(zone: string): zone is TimeZoneName {
  if (offsetPattern.test(zone)) return Number(zone.slice(1, 3)) <= 14 && Number(zone.slice(4)) < 60
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/**
 * A time as a spreadsheet writes it, as ISO 8601 with its offset. Null for one that does not say where it is told while
 * `zone` is null; anything that is no such time is handed back as it is.
 */
export function readTime(cell: string, zone: TimeZoneName | null): string | null {
  const text = cell.trim()
  const local = localOf(text)
  if (local === null) return text
  if (zone === null) return null
  const offset = offsetPattern.test(zone) ? zone : offsetAt(local, zone)
  return `${new Date(local).toISOString().slice(0, 19)}${offset}`
}

/** The clock on the wall, as if it were UTC (ms); null for what is no time without an offset. */
function localOf(text: string): number | null {
  if (serialPattern.test(text)) return Math.round((Number(text) - serialOfEpoch) * 86_400) * 1000
  const match = writtenPattern.exec(text)
  if (!match) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  const at = Date.UTC(year, month - 1, day, hour, minute, second)
  const right = new Date(at)
  const exists =
    right.getUTCMonth() === month - 1 && right.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  return exists ? at : null
}

/** The offset of a zone when its clocks show `local`. Of an hour that comes twice in autumn the first is meant. */
function offsetAt(local: number, zone: string): string {
  const before = offsetOf(local - dayMs / 2, zone)
  const after = offsetOf(local + dayMs / 2, zone)
  const offset = offsetOf(local - before * 60_000, zone) === before ? before : after
  const sign = offset < 0 ? '-' : '+'
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`
}

/** Minutes a zone is ahead of UTC at an instant (ms). */
function offsetOf(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
