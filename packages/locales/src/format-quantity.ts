import { type Locale, type LocaleId, localeOf } from './locale.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Writes numbers of a language in one way; the same one whenever it is asked for. */
export function numberFormat(locale: LocaleId, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(localeOf(locale).intl, options)
  formats.set(key, made)
  return made
}

/** A plain number with grouping, at most `digits` decimals, and the minus sign of print: `1,500`, `−16.8`. */
export function formatNumber(locale: LocaleId, value: number, digits = 2): string {
  return numberFormat(locale, { maximumFractionDigits: digits }).format(value).replace(/^-/, '−')
}

/** mm³ as cubic metres to the litre, the unit that freight is counted in: `0.050 m³`. */
export function formatVolume(locale: LocaleId, volume: number): string {
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3 }
  return `${numberFormat(locale, digits).format(volume / 1e9)} m³`
}

/** Grams as kilograms with at most `digits` decimals: 2400 → `2.4 kg`, `2.4 公斤`. */
export function formatWeight(locale: LocaleId, grams: number, digits = 1): string {
  return unit(
    locale,
    numberFormat(locale, { maximumFractionDigits: digits }).format(grams / 1000),
    'kilogram',
  )
}

/** Whole kilometres: `2,314 km`, `2,314 公里`. */
export function formatDistance(locale: LocaleId, kilometres: number): string {
  return unit(locale, numberFormat(locale, { maximumFractionDigits: 0 }).format(kilometres), 'kilometre')
}

// House style sets a space between figure and unit in every script; Intl does so only in some.
function unit(locale: LocaleId, figure: string, name: keyof Locale['units']): string {
  return `${figure} ${localeOf(locale).units[name]}`
}
