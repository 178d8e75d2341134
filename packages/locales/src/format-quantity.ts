import { type Locale, type LocaleId, type Localised, localeOf } from './locale.ts'

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: LocaleId, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(localeOf(locale).intl, options)
  formats.set(key, made)
  return made
}

/** A plain number with grouping, and the minus sign of print: `1,500`, `−16.8`. */
export function formatNumber(locale: LocaleId, value: number): string {
  return numberFormat(locale, { maximumFractionDigits: 2 }).format(value).replace(/^-/, '−')
}

/** Grams as kilograms with at most `digits` decimals: 2400 → `2.4 kg`, `2.4 公斤`. */
export function formatWeight(locale: LocaleId, grams: number, digits = 1): string {
  return unit(
    locale,
    numberFormat(locale, { maximumFractionDigits: digits }).format(grams / 1000),
    'kilogram',
  )
}

/** The unit of a sum of money to type: Hong Kong has dollars of its own, so its edition names whose money it is. */
export const moneyUnit: Localised = { 'zh-CN': '元', 'zh-HK': '人民幣', 'en-US': 'CNY' }

/** Only on the mainland is the bare sign known to be of its money: elsewhere it may be yen. */
const isBare = (locale: LocaleId): boolean => localeOf(locale).money === 'bare'

/** A written text with the sign of money as its language has it: `CN¥500` where a bare one may be yen. */
export function nameCurrency(locale: LocaleId, text: string): string {
  return isBare(locale) ? text : text.replaceAll(/(?<!CN)¥/g, 'CN¥')
}

/** Whole fen as yuan: 50000 → `¥500`, 1250 → `¥12.50`; `CN¥500` outside the mainland. */
export function formatMoney(locale: LocaleId, fen: number): string {
  return numberFormat(locale, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: isBare(locale) ? 'narrowSymbol' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(fen / 100)
}

/** Whole kilometres: `2,314 km`, `2,314 公里`. */
export function formatDistance(locale: LocaleId, kilometres: number): string {
  return unit(locale, numberFormat(locale, { maximumFractionDigits: 0 }).format(kilometres), 'kilometre')
}

// House style sets a space between figure and unit in every script; Intl does so only in some.
function unit(locale: LocaleId, figure: string, name: keyof Locale['units']): string {
  return `${figure} ${localeOf(locale).units[name]}`
}
