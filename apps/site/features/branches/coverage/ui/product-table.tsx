import { marksOf } from '@hongyan/locales'
import type { ProductView } from './coverage-answer.ts'
import styles from './coverage-result.module.css'
import type { CoverageTexts } from './coverage-texts.ts'
import { extraWords } from './result-words.ts'

/** Every product by itself. Where all come to the door and add the same, only the hours tell them apart. */
export function ProductTable({
  products,
  locale,
  words,
}: CoverageTexts & { readonly products: readonly ProductView[] }) {
  const { columns } = words
  const ways = products.map((one) =>
    one.state === 'served' ? extraWords(one, locale, words) : words.product[one.state],
  )
  const alike = products.every(({ state }) => state === 'served') && new Set(ways).size === 1
  const hours = Map.groupBy(products, (one) => (one.state === 'served' ? one.cutOff : ''))
  const comma = marksOf(locale).list
  return alike ? (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.cutOff}</th>
          <th scope="col">{columns.product}</th>
        </tr>
      </thead>
      <tbody>
        {[...hours]
          .sort(([one], [other]) => other.localeCompare(one))
          .map(([cutOff, those]) => (
            <tr key={cutOff} data-state="served">
              <th scope="row">{cutOff}</th>
              <td>{those.map(({ product }) => words.products[product]).join(comma)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  ) : (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.delivery}</th>
          <th scope="col">{columns.extra}</th>
          <th scope="col">{columns.cutOff}</th>
        </tr>
      </thead>
      <tbody>
        {products.map((one) => (
          <tr key={one.product} data-state={one.state}>
            <th scope="row">{words.products[one.product]}</th>
            <td>{words.product[one.state]}</td>
            <td>{one.state === 'served' ? extraWords(one, locale, words) : '—'}</td>
            <td>{one.state === 'served' ? one.cutOff : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
