import { productWords } from '@hongyan/content/product-words'
import {
  fill,
  formatListDate,
  formatMoney,
  homeZone,
  marksBetween,
  noonAtHome,
  plural,
} from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { AlertIcon, ArrowRightIcon, ChevronRightIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import { FormulaText } from '../../../quotes/widgets/formula/formula-text.tsx'
import { missingBySection } from '../form/missing-by-section.ts'
import type { OrderState } from '../state/use-order.ts'
import { orderButtons } from '../submitted-order.ts'
import { ArrivalDays } from './arrival-days.tsx'
import { CardAbout } from './card-about.tsx'
import { useOrderTexts } from './order-texts.ts'
import styles from './price-panel.module.css'

/** The price as it is typed: the sum, when it arrives, what is missing, and the way on. */
export function PricePanel({ order }: { readonly order: OrderState }) {
  const { locale, words } = useOrderTexts()
  const { card, start, missing, offers, pricing, form } = order
  const { card: say } = words
  const lacking = missingBySection(missing, words)
  const busy = offers.busy || pricing.kind === 'asking'
  const trouble = offers.trouble ?? (pricing.kind === 'failed' ? pricing.trouble : null)
  return (
    <aside
      id="order-price"
      className={styles.panel}
      aria-label={say.title}
      aria-busy={busy || undefined}
      data-empty={card === null ? '' : undefined}
    >
      {card === null ? (
        <>
          <p className={styles.empty}>{offers.busy ? say.counting : say.empty}</p>
          <dl className={styles.open}>
            {[
              [words.review.product, productWords(words.offered, form.product).name],
              ...(start === null
                ? []
                : [[say.title, fill(words.products.from, { price: formatMoney(locale, start.total) })]]),
              ...(start?.arrival ? [[words.review.arrival, start.arrival]] : []),
            ].map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <>
          <div className={styles.route}>
            <b>
              {card.route[0]} <ArrowRightIcon size={18} /> {card.route[1]}
            </b>
            <CardAbout card={card} />
          </div>
          <p className={styles.total}>
            <b data-price="">{card.total}</b>
            {card.tax !== null && <small>{card.tax}</small>}
            <small>
              {fill(say.from, {
                date: formatListDate(noonAtHome(card.tariffFrom), homeZone, true),
              })}
            </small>
          </p>
          <table className={styles.lines}>
            <caption className="visually-hidden">{say.details}</caption>
            <tbody>
              {card.lines.map(({ name, formula, fee }) => (
                <tr key={name + formula}>
                  <th scope="row">{name}</th>
                  <td>
                    <FormulaText formula={formula} />
                  </td>
                  <td>{fee}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.payer}>
            <span>{words.payer.title}</span>
            {words.payer.choices[form.payer]}
          </p>
          <div className={styles.arrival}>
            <b>{fill(say.arrives, { text: card.arrival })}</b>
            <ArrivalDays days={card.days} />
            {form.window === null && <small>{say.estimate}</small>}
            {card.reasons.map((reason) => (
              <p key={reason}>
                <AlertIcon size={18} />
                {reason}
              </p>
            ))}
          </div>
        </>
      )}
      <div className={styles.foot}>
        {trouble !== null && (
          <p className={styles.trouble} role="alert">
            {trouble === 'too-many' ? say.tooMany : say.failed}
          </p>
        )}
        {lacking.length > 0 && (
          <div className={styles.lacking} data-asked={order.shownErrors ? '' : undefined}>
            <p className={styles.missing}>{plural(locale, lacking.length, words.missing.title)}</p>
            <ul>
              {lacking.map((one) => (
                <li key={one.section + one.text}>
                  <a
                    href={`#${one.section}`}
                    onClick={(event) => {
                      event.preventDefault()
                      order.lead(one)
                    }}
                  >
                    {one.text}
                    <ChevronRightIcon size={16} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Button
          type="submit"
          name="do"
          value={orderButtons.price}
          formAction={`${paths.placeOrder(locale, form.kind)}#order-price`}
          kind="secondary"
          wide
          className={styles.count}
        >
          {say.count}
        </Button>
        <Button type="submit" name="do" value={orderButtons.review} wide aria-busy={busy || undefined}>
          {words.review.button}
        </Button>
        <small>
          {say.agreed}
          {marksBetween(locale, say.agreed, say.recheck).stop}
          {say.recheck}
        </small>
      </div>
    </aside>
  )
}

/** The same at the foot of a phone: price, how much is missing and the way to the first of it, and the way on. */
export function PriceBar({ order }: { readonly order: OrderState }) {
  const { locale, words } = useOrderTexts()
  const { card, start, missing } = order
  const [next] = missing
  const left = plural(locale, missingBySection(missing, words).length, words.missing.left)
  const price =
    card?.total ?? (start && fill(words.products.from, { price: formatMoney(locale, start.total) }))
  // Once the order was to be reviewed, what keeps it from that is told in its own words.
  const asked = order.shownErrors
  const way = next && (
    <a
      href={`#${next.section}`}
      className={styles.next}
      aria-label={asked ? undefined : fill(words.missing.next, { left, text: next.text })}
      data-asked={asked ? '' : undefined}
      onClick={(event) => {
        event.preventDefault()
        order.lead(next)
      }}
    >
      {asked ? next.text : left}
      <ChevronRightIcon size={16} />
    </a>
  )
  return (
    <div className={styles.bar}>
      {asked && way}
      <p>
        {price && <b>{price}</b>}
        {!next && card?.tax && <small>{card.tax}</small>}
        {next ? !asked && way : card !== null && <small>{card.arrival}</small>}
      </p>
      <Button type="submit" name="do" value={orderButtons.review} className={styles.review}>
        {words.review.button}
      </Button>
    </div>
  )
}
