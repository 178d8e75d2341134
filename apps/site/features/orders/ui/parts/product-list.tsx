import { productWords } from '@hongyan/content/product-words'
import { offeredGoods } from '@hongyan/domain/quotes/offered-goods'
import { fill, formatMoney, formatWeight } from '@hongyan/locales'
import { SelectField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { barOf, type VerdictOf } from '../form/goods-verdicts.ts'
import { type OrderForm, productsOf } from '../form/order-form.ts'
import { type Quote, type Starts, startOf } from '../form/price-card.ts'
import { useOrderTexts } from './order-texts.ts'
import styles from './product-list.module.css'

/** The products of this kind of order, each with its day and price; one that cannot be had stays in sight with its reason. */
export function ProductList({
  form,
  quote,
  least,
  starts,
  verdictOf,
  problem,
  onChange,
}: {
  readonly form: OrderForm
  readonly quote: Quote | null
  /** What the smallest parcel would cost, before the parcels are known. */
  readonly least: Quote | null
  /** What each costs at least, before the places are known. */
  readonly starts: Starts
  readonly verdictOf: VerdictOf
  readonly problem: string | undefined
  readonly onChange: (changes: Partial<OrderForm>) => void
}) {
  const { locale, words } = useOrderTexts()
  const { products: say, offered } = words
  return (
    <section
      className={stack(12, styles.products)}
      id="order-product"
      aria-labelledby="order-product-title"
      tabIndex={-1}
    >
      <h2 id="order-product-title">{say.title}</h2>
      {form.kind === 'fresh' && (
        <SelectField
          id="order-temperature"
          name="temperature"
          label={words.temperature}
          value={form.goodsKind}
          onChange={(event) => onChange({ goodsKind: event.target.value })}
        >
          {offeredGoods.map((kind) => (
            <option key={kind} value={kind}>
              {words.form.goodsKinds[kind]}
            </option>
          ))}
        </SelectField>
      )}
      <ul>
        {productsOf(form.kind).map((product) => {
          const offer = quote?.offers.find((one) => one.product === product)
          const start = startOf(product, { quote, least, starts })
          const about =
            offer?.arrival.text ??
            start?.arrival ??
            (start?.weight ? fill(say.weighed, { weight: formatWeight(locale, start.weight) }) : null)
          const price = offer
            ? formatMoney(locale, offer.total)
            : start && fill(say.from, { price: formatMoney(locale, start.total) })
          const refused = quote?.refused.find((one) => one.product === product)
          const bar = barOf(form, product, quote, verdictOf)
          const isOut = refused !== undefined || bar !== null
          const named = productWords(offered, product)
          return (
            <li key={product}>
              <label data-refused={isOut ? '' : undefined}>
                <input
                  type="radio"
                  name="product"
                  value={product}
                  checked={form.product === product}
                  // The one that is chosen is sent on, so that another is chosen knowingly.
                  disabled={isOut && form.product !== product}
                  onChange={() => onChange({ product })}
                />
                <span className={styles.name}>
                  <b>{named.name}</b>
                  <small>
                    {refused
                      ? fill(say.none, { reason: refused.reason })
                      : bar
                        ? fill(say.barred[bar.verdict], { name: bar.name, hotline: words.hotline })
                        : named.by}
                  </small>
                </span>
                {!isOut && about && <b className={styles.arrival}>{about}</b>}
                {!isOut && price && <b className={styles.price}>{price}</b>}
              </label>
            </li>
          )
        })}
      </ul>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {!quote && <p className={styles.hint}>{least ? say.fromHint : say.hint}</p>}
    </section>
  )
}
