import { orderImportMessages, quoteMessages } from '@hongyan/content/messages'
import { productWords } from '@hongyan/content/product-words'
import {
  fill,
  formatMoney,
  formatWeekdayDate,
  formatWindow,
  homeZone,
  type LocaleId,
  locales,
  noonAtHome,
  plural,
  sourceId,
} from '@hongyan/locales'
import { taxLine } from '../../../quotes/widgets/tax/tax-line.ts'
import { CellInput } from './cell-input.tsx'
import type { ReviewRow } from './import-model.ts'
import { controls } from './list-controls.ts'
import styles from './review.module.css'

type Props = { readonly locale: LocaleId; readonly row: ReviewRow }

/** One line of the dry run: what it is, when it arrives and what it costs, or the cells that have to be mended. */
export function ReviewLine({ locale, row }: Props) {
  const { review } = orderImportMessages(locale)
  const { place, line, recipient, number, terms, shown, fields } = row
  const name = recipient || review.nobody
  const chinese = locales[sourceId].htmlLang
  return (
    <li className={styles.line} data-line={line}>
      {number === null ? (
        <label className={styles.take}>
          <input
            type="checkbox"
            name={controls.taken(place)}
            value="1"
            defaultChecked={row.isTaken}
            aria-label={fill(review.take, { line, name })}
            data-total={terms?.total}
          />
          <span aria-hidden="true">{fill(review.line, { line })}</span>
        </label>
      ) : (
        <p className={styles.take}>{fill(review.line, { line })}</p>
      )}
      <div className={styles.who}>
        <p lang={chinese}>
          <b>{name}</b> {row.goods}
        </p>
        <p>{fill(review.route, { from: row.from, to: row.to })}</p>
      </div>
      <div className={styles.how}>
        <p>
          {productWords(quoteMessages(locale).products, row.product).name} ·{' '}
          {plural(locale, row.pieces, review.pieces)}
        </p>
        {row.pickup && terms && (
          <p>
            {fill(review.pickup, {
              time: formatWindow(locale, { from: row.pickup.from, to: row.pickup.until }, homeZone),
            })}
          </p>
        )}
      </div>
      {number === null ? <Terms locale={locale} row={row} /> : <p className={styles.number}>{number}</p>}
      {shown !== null && number === null && (
        <input type="hidden" name={controls.shown(place)} value={shown} />
      )}
      {fields.length > 0 && (
        <div className={styles.fields}>
          {fields.map((field) => (
            <CellInput key={field.column} locale={locale} row={row} field={field} />
          ))}
        </div>
      )}
    </li>
  )
}

/** Price and arrival; where they have changed, both. */
function Terms({ locale, row: { terms, before } }: Props) {
  const { review } = orderImportMessages(locale)
  if (terms === null) return null
  const tax = taxLine(locale, terms.total, quoteMessages(locale).tax)
  const arrives = (day: string) =>
    fill(review.arrives, {
      day: formatWeekdayDate(locale, noonAtHome(day), homeZone),
      time: terms.arrivesBy,
    })
  if (before === null) {
    return (
      <p className={styles.terms}>
        <b>{formatMoney(locale, terms.total)}</b>
        {tax !== null && <small>{tax}</small>}
        <span>{arrives(terms.arrivesUntil)}</span>
      </p>
    )
  }
  const sides = [
    [review.before, before],
    [review.now, terms],
  ] as const
  return (
    <dl className={styles.sides}>
      {sides.map(([name, side]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{formatMoney(locale, side.total)}</b>
            <span>{arrives(side.arrivesUntil)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
