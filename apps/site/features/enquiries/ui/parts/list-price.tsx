import { fill, formatMoney, formatNumber, type LocaleId } from '@hongyan/locales'
import { FieldHint } from '@hongyan/ui/field.tsx'
import type { EnquiryFormState } from '../state/form-state.ts'
import styles from './field.module.css'

/** More orders a month than this are told no price. */
const most = 10_000_000

/** What so many orders cost a month at the published prices: a figure to bring to the call. */
export function ListPrice({ form, locale }: { readonly form: EnquiryFormState; readonly locale: LocaleId }) {
  const { parcelPrices, words } = form.props
  const typed = form.values.estimateOrderCount.trim()
  const count = /^\d+$/.test(typed) ? Number(typed) : 0
  if (!parcelPrices || count === 0 || count > most) return null
  const ends = [...new Set([parcelPrices.least, parcelPrices.most])]
  const range = ends.map((price) => formatMoney(locale, price * count)).join('–')
  return (
    <div className={styles.wide} role="status">
      <FieldHint>{fill(words.listPrice, { count: formatNumber(locale, count), range })}</FieldHint>
    </div>
  )
}
