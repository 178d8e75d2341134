import { homeOffset, homeZone } from './company.gen.ts'
import { format, type Instant, instantMs, patterned } from './format-date.ts'
import { type LocaleId, type Localised, localeOf, marksOf } from './locale.ts'

// Readers say "Beijing time"; Intl says "China Standard Time".
const ownNames: Readonly<Record<string, Localised>> = {
  'Asia/Shanghai': { 'zh-CN': '北京时间', 'zh-HK': '北京時間', 'en-US': 'Beijing time' },
  'Asia/Hong_Kong': { 'zh-CN': '香港时间', 'zh-HK': '香港時間', 'en-US': 'Hong Kong time' },
  'Asia/Singapore': { 'zh-CN': '新加坡时间', 'zh-HK': '新加坡時間', 'en-US': 'Singapore time' },
  'Asia/Tokyo': { 'zh-CN': '东京时间', 'zh-HK': '東京時間', 'en-US': 'Tokyo time' },
  'Asia/Seoul': { 'zh-CN': '首尔时间', 'zh-HK': '首爾時間', 'en-US': 'Seoul time' },
  'Asia/Bangkok': { 'zh-CN': '曼谷时间', 'zh-HK': '曼谷時間', 'en-US': 'Bangkok time' },
  'Europe/Berlin': { 'zh-CN': '法兰克福时间', 'zh-HK': '法蘭克福時間', 'en-US': 'Frankfurt time' },
  'America/Los_Angeles': { 'zh-CN': '洛杉矶时间', 'zh-HK': '洛杉磯時間', 'en-US': 'Los Angeles time' },
}

/** Name and offset of a zone at a moment: `Beijing time (UTC+8)`, `北京时间（UTC+8）`. */
export function formatZone(locale: LocaleId, zone: string, at: Instant): string {
  const offset = zonePart('en-US', zone, at, 'shortOffset').replace('GMT', 'UTC')
  const { open, close } = marksOf(locale)
  return nameZone(locale, zone, at) + open + offset + close
}

/** The name alone, for a sentence: `Beijing time`, `北京时间`. */
export function nameZone(locale: LocaleId, zone: string, at: Instant): string {
  return ownNames[zone]?.[locale] ?? zonePart(locale, zone, at, 'longGeneric')
}

/** A time with the zone it is of: `15:10 Beijing time (UTC+8)`, `北京时间（UTC+8）15:10`. */
export function zoned(locale: LocaleId, time: string, zone: string, at: Instant): string {
  return patterned(localeOf(locale).dates.zoned, { time, zone: formatZone(locale, zone, at) })
}

function zonePart(
  locale: LocaleId,
  zone: string,
  at: Instant,
  timeZoneName: 'shortOffset' | 'longOffset' | 'longGeneric',
): string {
  const parts = format(locale, zone, { timeZoneName }).formatToParts(instantMs(at))
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

/** What a clock on the wall at home shows (`2026-11-21T10:00:00`) as ISO 8601 with its offset. */
export function isoAtHome(local: string): string {
  const near = Date.parse(`${local}${homeOffset}`)
  if (Number.isNaN(near)) return local
  return `${local}${zonePart('en-US', homeZone, near, 'longOffset').slice(3) || '+00:00'}`
}
