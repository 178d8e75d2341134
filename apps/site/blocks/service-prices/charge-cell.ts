import { contentMessages } from '@hongyan/content'
import { formatMoney, formatNumber, inUnits, type LocaleId, localeOf } from '@hongyan/locales'
import type { TableCell } from '../table/merge-cells.ts'

/** A charge as the sentences of the price lists write it: figure and word where money needs no name, else with its sign. */
export function chargeCell(locale: LocaleId, minor: number): TableCell {
  return localeOf(locale).money === 'bare'
    ? { value: formatNumber(locale, inUnits(minor)), unit: contentMessages(locale).packaging.money }
    : formatMoney(locale, minor)
}
