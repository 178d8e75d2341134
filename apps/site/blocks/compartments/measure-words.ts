import { picturesMessages } from '@hongyan/content'
import { fill, formatNumber, type LocaleId, locales } from '@hongyan/locales'

/** Millimetres as metres with two decimals: `2.06`. */
export function metres(locale: LocaleId, millimetres: number): string {
  return new Intl.NumberFormat(locales[locale].intl, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(millimetres / 1000)
}

/** The same with its unit. */
export function inMetres(locale: LocaleId, millimetres: number): string {
  return fill(picturesMessages(locale).compartments.metres, { value: metres(locale, millimetres) })
}

/** A clear opening: width by height. */
export function opening(
  locale: LocaleId,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  return fill(picturesMessages(locale).compartments.metres, {
    value: `${metres(locale, width)} × ${metres(locale, height)}`,
  })
}

/** Kilograms, also from a tonne on: limits are compared with each other. */
export function kilograms(locale: LocaleId, value: number): string {
  return fill(picturesMessages(locale).kilograms, { value: formatNumber(locale, value) })
}
