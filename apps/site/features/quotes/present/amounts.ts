import type { QuoteMessages } from '@hongyan/content/messages'
import {
  fill,
  formatMoney,
  formatNumber,
  formatPercent,
  formatWeight,
  type LocaleId,
  localeOf,
} from '@hongyan/locales'

/** Writes the amounts of a quote in one language. */
export type Speaker = ReturnType<typeof speakerFor>

export function speakerFor(locale: LocaleId, words: QuoteMessages) {
  const { formulas } = words
  return {
    locale,
    words,
    money: (minor: number) => formatMoney(locale, minor),
    /** Grams as kilograms, to the gram. */
    weight: (grams: number) => formatWeight(locale, grams, 3),
    tonnes: (grams: number) => fill(formulas.tonnes, { value: decimal(locale, grams / 1_000_000) }),
    /** mm³ as cubic metres, to the litre. */
    volume: (mm3: number) => fill(formulas.cubicMetres, { value: decimal(locale, mm3 / 1_000_000_000) }),
    /** mm as cm. */
    length: (mm: number) => `${formatNumber(locale, mm / 10)} cm`,
    kilometres: (km: number) => `${formatNumber(locale, km)} ${localeOf(locale).units.kilometre}`,
    percent: (basisPoints: number) => formatPercent(locale, basisPoints),
    perMille: (basisPoints: number) =>
      fill(formulas.perMille, { value: formatNumber(locale, basisPoints / 10) }),
  }
}

function decimal(locale: LocaleId, value: number): string {
  // A pallet is a tenth of a cubic metre and a letter a thousandth.
  return formatNumber(locale, value, value >= 100 ? 0 : 3)
}
