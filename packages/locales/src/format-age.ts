import { type Instant, instantMs } from './format-date.ts'
import { type LocaleId, type Localised, locales } from './locale.ts'

const steps = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** Where it is said in other words than `now`. */
const justNow: Localised = { 'zh-CN': '刚刚', 'zh-HK': '剛剛', 'en-US': 'just now' }

const formats = new Map<LocaleId, Intl.RelativeTimeFormat>()

/**
 * How long ago, in whole units rounded down: `3 minutes ago`, `3分钟前`. Under a minute, or in the future (clocks
 * differ), it is "just now".
 */
export function formatAge(locale: LocaleId, at: Instant, now: Instant): string {
  const age = instantMs(now) - instantMs(at)
  const step = steps.find(({ ms }) => age >= ms)
  if (!step) return justNow[locale] ?? nowIn(locale)
  const relative =
    formats.get(locale) ?? new Intl.RelativeTimeFormat(locales[locale].intl, { numeric: 'always' })
  formats.set(locale, relative)
  const text = relative.format(-Math.floor(age / step.ms), step.unit)
  return text.replace(/^(\d[\d,]*)\s*(?=\p{Script=Han})/u, '$1 ')
}

function nowIn(locale: LocaleId): string {
  return new Intl.RelativeTimeFormat(locales[locale].intl, { numeric: 'auto' }).format(0, 'second')
}
