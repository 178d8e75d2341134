import { contentMessages } from '@hongyan/content'
import { formatMoney, formatNumber, type LocaleId, localeOf } from '@hongyan/locales'
import type { TableCell } from '../table/merge-cells.ts'

/** A charge in fen as the sentences of the price lists write it: 1.2 元 where money is known to be of the mainland, else CN¥1.20. */
export function chargeCell(locale: LocaleId, fen: number): TableCell {
  return localeOf(locale).money === 'bare'
    ? { value: formatNumber(locale, fen / 100), unit: contentMessages(locale).packaging.yuan }
    : formatMoney(locale, fen)
}
