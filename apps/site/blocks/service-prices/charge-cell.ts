import { contentMessages } from '@hongyan/content'
import { formatMoney, formatNumber, type LocaleId } from '@hongyan/locales'
import type { TableCell } from '../table/merge-cells.ts'

/** A charge in fen as the sentences of the price lists write it: 1.2 元 on the mainland, CN¥1.20 elsewhere. */
export function chargeCell(locale: LocaleId, fen: number): TableCell {
  return locale === 'zh-CN'
    ? { value: formatNumber(locale, fen / 100), unit: contentMessages(locale).packaging.yuan }
    : formatMoney(locale, fen)
}
