import { currency, currencyDecimals } from './company.gen.ts'
import { numberFormat } from './format-quantity.ts'
import { type LocaleId, localeOf } from './locale.ts'

/** Where the bare sign is known to be of the money: elsewhere `¥` may be yen, and `$` of another country. */
const isBare = (locale: LocaleId): boolean => localeOf(locale).money === 'bare'

const minorsInUnit = 10 ** currencyDecimals

/** Whole minor units as the number of units that a program or a spreadsheet takes: 1250 → 12.5. */
export function inUnits(minor: number): number {
  return minor / minorsInUnit
}

/** Units as whole minor ones, to the nearest: 12.5 → 1250. */
export function inMinors(units: number): number {
  return Math.round(units * minorsInUnit)
}

/** Whole minor units in the company’s money: 50000 → `¥500`, 1250 → `¥12.50`; `CN¥500` where its money has to be named. */
export function formatMoney(locale: LocaleId, minor: number): string {
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: isBare(locale) ? 'narrowSymbol' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(inUnits(minor))
}

/**
 * The same with every decimal and the bare sign, for the desk, in the language of a tag. `signed` says which way a
 * difference goes; `short` leaves out decimals that are none.
 */
export function formatSum(tag: string, minor: number, as: 'whole' | 'signed' | 'short' = 'whole'): string {
  return new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: as === 'signed' ? 'exceptZero' : 'auto',
    trailingZeroDisplay: as === 'short' ? 'stripIfInteger' : 'auto',
  }).format(inUnits(minor))
}

/** Whole minor units as plain figures with every decimal, for machines and labels: 123405 → `1234.05`. */
export function plainSum(minor: number): string {
  const whole = `${Math.floor(minor / minorsInUnit)}`
  return currencyDecimals === 0
    ? whole
    : `${whole}.${String(minor % minorsInUnit).padStart(currencyDecimals, '0')}`
}

/** A rate in basis points as percent: 1900 → `19%`, `19 %`. */
export function formatPercent(locale: LocaleId, basisPoints: number): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000)
}

/**
 * A text of the first company’s content, whose amounts are in yuan whatever the money of prices is, with the sign as the
 * language has it: `CN¥500` where a bare one may be yen.
 */
export function nameCurrency(locale: LocaleId, text: string): string {
  return isBare(locale) ? text : text.replaceAll(/(?<!CN)¥/g, 'CN¥')
}
