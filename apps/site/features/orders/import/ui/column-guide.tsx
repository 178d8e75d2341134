import { orderImportMessages, quoteMessages } from '@hongyan/content/messages'
import { productWords } from '@hongyan/content/product-words'
import { offeredProductNames } from '@hongyan/domain/orders/offered-products'

import { fill, type LocaleId, marksOf } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { askedColumns, orderColumnNames } from '../order-columns.ts'
import styles from './import.module.css'
import table from './list-table.module.css'

/** What goes into each column of a list. */
export function ColumnGuide({ locale }: { readonly locale: LocaleId }) {
  const { guide, columns } = orderImportMessages(locale)
  const { products, items } = quoteMessages(locale)
  const [standard, ...others] = offeredProductNames.map((name) => productWords(products, name).name)
  const values = {
    standard: standard ?? '',
    others: others.join(marksOf(locale).list),
    insurance: items.insurance,
    receipt: items['receipt-electronic'],
  }
  return (
    <details className={styles.guide}>
      <summary>
        {guide.title}
        <ChevronDownIcon size={18} />
      </summary>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{guide.column}</th>
            <th scope="col">{guide.need}</th>
            <th scope="col">{guide.how}</th>
          </tr>
        </thead>
        <tbody>
          {orderColumnNames.map((name) => (
            <tr key={name}>
              <th scope="row">{columns[name]}</th>
              <td>{askedColumns.includes(name) ? guide.needed : guide.optional}</td>
              <td>{fill(guide.columns[name], values)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
