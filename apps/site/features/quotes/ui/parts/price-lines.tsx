import { formatMoney } from '@hongyan/locales'
import type { OfferView } from '../../view.ts'
import { FormulaText } from '../../widgets/formula/formula-text.tsx'
import { taxLine } from '../../widgets/tax/tax-line.ts'
import styles from './price-lines.module.css'
import { useQuoteTexts } from './quote-texts.ts'

/** The sum behind a price, line by line. */
export function PriceLines({ offer }: { readonly offer: OfferView }) {
  const { locale, words } = useQuoteTexts()
  const { result } = words
  const tax = taxLine(locale, offer.total, words.tax)
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{`${offer.name}: ${result.why}`}</caption>
      <tbody>
        {offer.lines.map(({ item, name, formula, fee }, index) => (
          // Freight stands once for each size where pieces are priced one by one.
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one item have no name but their place
          <tr key={`${item}-${index}`}>
            <th scope="row">{name}</th>
            <td>
              <FormulaText formula={formula} />
            </td>
            <td>{fee === null ? '—' : formatMoney(locale, fee)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {result.total}
            {tax !== null && <small> {tax}</small>}
          </th>
          <td>{formatMoney(locale, offer.total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
