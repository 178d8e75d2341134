import { offsetPattern } from '../zone.ts'

/** Where a time without an offset is told: `Asia/Shanghai`, or an offset such as `+08:00`. */
export type TimeZoneName = string

/** How the times of a table are written, where not as a spreadsheet has them, and where they are told. */
export type WrittenTimes = { readonly zone: TimeZoneName | null; readonly format?: string | undefined }

/** `2026/11/19 16:12`, `2026-11-19 16:12:05`, `2026-11-19T16:12`: year first, so that no two countries differ. */
const writtenPattern = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
/** Days since the eve of 1900 as a spreadsheet counts them, between 1954 and 2119. */
const serialPattern = /^[2-7]\d{4}(?:\.\d+)?$/
/** Serial number of 1 January 1970. */
const serialOfEpoch = 25_569
const dayMs = 86_400_000

/**
 * A time as a spreadsheet writes it, or in a format, as ISO 8601 with its offset. Null for one that does not say where it is told while
 * `zone` is null; anything that is no such time is handed back as it is.
 */
export function readTime(cell: string, { zone, format }: WrittenTimes): string | null {
  const text = cell.trim()
  const local = (format === undefined ? null : localIn(text, format)) ?? localOf(text)
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
  return clockOf(match.slice(1).map((part) => Number(part ?? 0)))
}

/** Signs of a format: `yyyy MM dd HH mm ss`, fewer of each where noughts are left out. */
const formatSigns = /yyyy|yy|M+|d+|H+|m+|s+/g
const order = ['y', 'M', 'd', 'H', 'm', 's']

/** A time in a format such as `dd.MM.yyyy HH:mm`; seconds that the format does not have may stand behind it. */
function localIn(text: string, format: string): number | null {
  const { pattern, signs } = patternOf(format)
  const match = pattern.exec(text)
  if (!match) return null
  const parts = order.map((sign) => {
    const at = signs.indexOf(sign)
    return at === -1 ? 0 : Number(match[at + 1] ?? 0)
  })
  const [year = 0, ...rest] = parts
  return clockOf([year < 100 ? 2000 + year : year, ...rest])
}

const patterns = new Map<string, { readonly pattern: RegExp; readonly signs: readonly string[] }>()

function patternOf(format: string) {
  const known = patterns.get(format)
  if (known) return known
  const signs: string[] = []
  const source = format
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(formatSigns, (sign) => {
      signs.push(sign.charAt(0))
      return sign === 'yyyy' ? '(\\d{4})' : '(\\d{1,2})'
    })
    .replace(/ +/g, '[T ]+')
  const isMinute = signs.includes('m') && !signs.includes('s')
  if (isMinute) signs.push('s')
  const made = {
    pattern: new RegExp(`^${source}${isMinute ? '(?::(\\d{2})(?:\\.\\d+)?)?' : '(?:\\.\\d+)?'}$`),
    signs,
  }
  patterns.set(format, made)
  return made
}

function clockOf(parts: readonly number[]): number | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
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
  const parts = clockIn(zone).formatToParts(instant)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /^GMT([+-])(\d{2}):(\d{2})$/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone: making it takes longer than asking it. */
function clockIn(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
  clocks.set(zone, clock)
  return clock
}
