import { orderedAs } from '@hongyan/domain/orders/order-vocabulary'
import { fill, formatFullDate, formatMoney, homeZone, marksOf, noonAtHome } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { Tag } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../../paths.ts'
import type { OfferView, QuoteView } from '../../view.ts'
import styles from './offer-row.module.css'
import { PriceLines } from './price-lines.tsx'
import { useQuoteTexts } from './quote-texts.ts'

type OfferRowProps = {
  readonly offer: OfferView
  /** Notices about this way alone. */
  readonly alerts: QuoteView['alerts']
  readonly open: boolean
  /** The same page with this row open, for whoever has no script. */
  readonly href: string
  readonly onOpen: () => void
}

/** One way to send it: name, arrival, price; opened, the sum behind the price. */
export function OfferRow({ offer, alerts, open, href, onOpen }: OfferRowProps) {
  const { locale, words } = useQuoteTexts()
  const { result } = words
  const { arrival, cheapest, fastest } = offer
  const mark =
    cheapest && fastest ? result.both : cheapest ? result.cheapest : fastest ? result.fastest : null
  const id = `offer-${offer.product}`
  return (
    <li className={styles.offer} data-open={open ? '' : undefined}>
      <div className={styles.row}>
        <h3 className={styles.name}>
          <a
            href={href}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            data-no-prefetch=""
            onClick={(event) => {
              event.preventDefault()
              onOpen()
            }}
          >
            {offer.name}
          </a>
          {mark !== null && <Tag tone={cheapest ? 'positive' : 'ink'}>{mark}</Tag>}
          <small>{offer.by}</small>
        </h3>
        <p className={styles.arrival}>
          <b>{arrival.text}</b>
          <span>{arrival.days}</span>
        </p>
        <p className={styles.price}>{formatMoney(locale, offer.total)}</p>
        <ButtonLink
          kind={open ? 'primary' : 'quiet'}
          size="small"
          href={paths.placeOrder(locale, orderedAs(offer.product).kind ?? 'heavy', href.split('?')[1])}
          aria-label={`${result.order}: ${offer.name}`}
          className={styles.order}
          data-print="no"
        >
          {result.order}
        </ButtonLink>
        {offer.handover && <p className={styles.handover}>{offer.handover.text}</p>}
        {alerts.map(({ id: notice, title, dates }) => (
          <p key={notice} className={styles.notice}>
            <a href={paths.notice(locale, notice)}>{title}</a> {dates}
          </p>
        ))}
      </div>
      {open && (
        <div id={id} className={styles.details}>
          <PriceLines offer={offer} />
          <ul className={styles.facts}>
            <li>{arrival.handIn}</li>
            {arrival.reasons.map((reason) => (
              <li key={reason} data-caution="">
                {reason}
              </li>
            ))}
            {offer.missing.length > 0 && (
              <li data-caution="">
                {fill(result.missing, { list: offer.missing.join(marksOf(locale).list) })}
              </li>
            )}
            <li>
              {fill(result.validFrom, {
                date: formatFullDate(locale, noonAtHome(offer.validFrom), homeZone),
              })}
            </li>
          </ul>
        </div>
      )}
    </li>
  )
}
