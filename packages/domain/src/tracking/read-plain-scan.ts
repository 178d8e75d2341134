import { readInstant } from '@hongyan/kernel/read-instant'
import { recogniseNumber } from '../numbers/recognise-number.ts'
import { isPlainText } from '../typed/clean-text.ts'
import {
  cityCodePattern,
  codePattern,
  eventIdPattern,
  longestInstant,
  longestNumber,
  longestSite,
  type ParsedEvent,
} from './incoming-event.ts'

const fields: ReadonlySet<string> = new Set(['eventId', 'waybillNo', 'code', 'at', 'cityCode', 'site'])

/**
 * A scan that says where, when and what, each as a text with nothing to tidy, as most are: read as the schema reads it
 * in a fraction of its time. Null for any other, which the schema judges.
 */
export function readPlainScan(sent: unknown): ParsedEvent | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null
  for (const name of Object.keys(sent)) if (!fields.has(name)) return null
  const { eventId, waybillNo, code, at, cityCode, site } = sent as Readonly<Record<string, unknown>>
  if (!isWritten(eventId, eventIdPattern) || !isWritten(code, codePattern)) return null
  if (!isWritten(cityCode, cityCodePattern)) return null
  if (!isPlain(waybillNo, longestNumber) || !isPlain(at, longestInstant)) return null
  const number = recogniseNumber(waybillNo)
  const instant = readInstant(at)
  if (instant === null || (number.kind !== 'waybill' && number.kind !== 'air-waybill')) return null
  const event = { eventId, waybillNo: number.number, code, at: instant, cityCode }
  if (site === undefined) return 'site' in sent ? null : event
  const name = readSiteName(site)
  return name === null ? null : { ...event, site: name }
}

function readSiteName(site: unknown): NonNullable<ParsedEvent['site']> | null {
  if (isPlain(site, longestSite)) return site
  if (typeof site !== 'object' || site === null || Object.keys(site).length !== 2) return null
  const { zh, en } = site as Readonly<Record<string, unknown>>
  return isPlain(zh, longestSite) && isPlain(en, longestSite) ? { zh, en } : null
}

/** By a pattern that takes nothing that would have to be tidied. */
function isWritten(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value)
}

function isPlain(value: unknown, longest: number): value is string {
  if (typeof value !== 'string' || value === '' || value.length > longest) return false
  return value.trim().length === value.length && isPlainText(value)
}
