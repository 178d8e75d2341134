import { type LocaleId, localeOf } from '@hongyan/locales'

const formats = new Map<string, Intl.NumberFormat>()

function format(locale: LocaleId, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.NumberFormat(localeOf(locale).intl, options)
  formats.set(key, known)
  return known
}

/** Milligrams as kilograms to three figures, `1.57`, `0.0240`, `1,230`: factors know no more. */
export function roundedKg(locale: LocaleId, milligrams: number): string {
  const kg = milligrams / 1e6
  const options: Intl.NumberFormatOptions =
    kg >= 100
      ? { maximumFractionDigits: 0 }
      : { minimumSignificantDigits: kg < 0.001 ? 1 : 3, maximumSignificantDigits: 3 }
  return format(locale, options).format(kg)
}

/** Milligrams as kilograms, exactly: `1.16727`. */
export function exactKg(locale: LocaleId, milligrams: number): string {
  return exactDecimal(locale, milligrams / 1e6)
}

/** Any exact decimal with at most six digits after the point. */
export function exactDecimal(locale: LocaleId, value: number): string {
  return format(locale, { maximumFractionDigits: 6 }).format(value)
}

/** A difference in percent with its sign: `+3.1%`, `−4.0%`. */
export function change(locale: LocaleId, from: number, to: number): string {
  return format(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(from === 0 ? 0 : (to - from) / from)
}
