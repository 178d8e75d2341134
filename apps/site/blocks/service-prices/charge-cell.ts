import { contentMessages } from '@hongyan/content'
import { formatMoney, formatNumber, type LocaleId, locales } from '@hongyan/locales'
import type { TableCell } from '../table/merge-cells.ts'

/** A charge in fen as the sentences of the price lists write it: 1.2 元 in Chinese, CN¥1.20 in English. */
export function chargeCell(locale: LocaleId, fen: number): TableCell {
  return locales[locale].chinese
    ? { value: formatNumber(locale, fen / 100), unit: contentMessages(locale).packaging.yuan }
    : formatMoney(locale, fen)
}
