import { orderListMessages, orderMessages, quoteMessages } from '@hongyan/content/messages'
import {
  fill,
  formatMoment,
  formatMoney,
  formatWeekdayDate,
  formatWeight,
  formatWindow,
  homeZone,
  locales,
  noonAtHome,
  sourceId,
  streetLine,
} from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { type FactRow, Facts } from '../../../../shell/parts/own-list/facts.tsx'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import { taxLine } from '../../../quotes/widgets/tax/tax-line.ts'
import { cityLine } from '../../place-line.ts'
import { RoundMark } from '../../ui/parts/party-mark.tsx'
import type { ListedOrder, OrderListPage } from '../load.ts'
import type { DetailsProps } from './change-sections.tsx'
import styles from './order-details.module.css'
import { OrderHead } from './order-head.tsx'
import { OrderListStatus } from './order-list-status.tsx'

/** Everything about an order: how far it is and what to do with it, what was agreed, and what may still be asked of it. */
export function OrderDetails({ data, opened }: DetailsProps) {
  const { locale } = data
  const { order } = opened
  const shown = { locale, order }
  return (
    <div className={record.open}>
      <OrderListStatus data={data} />
      <OrderHead data={data} opened={opened} />
      <div className={stack(16)}>
        <Parties {...shown} />
        <Price {...shown} />
      </div>
      <div className={stack(16)}>
        <OrderFacts {...shown} />
      </div>
    </div>
  )
}

type Shown = { readonly locale: OrderListPage['locale']; readonly order: ListedOrder }

/** Who sends to whom, one below the other. */
function Parties({ locale, order }: Shown) {
  const { facts } = orderListMessages(locale)
  const { parties } = orderMessages(locale)
  return (
    <section className={record.card}>
      <h3>
        {cityLine(order.sender.division, locale)} → {cityLine(order.recipient.division, locale)}
      </h3>
      <dl className={styles.ends}>
        {(['sender', 'recipient'] as const).map((of) => {
          const { name, phone, area, detail } = order[of]
          return (
            <div key={of}>
              <dt>
                <RoundMark of={of} className={undefined}>
                  {parties[of].mark}
                </RoundMark>
                <span className="visually-hidden">{facts[of]}</span>
              </dt>
              <dd lang={locales[sourceId].htmlLang}>
                <b>{name}</b> <span className={record.number}>{phone}</span>
                <br />
                {streetLine(area, detail, locale)}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

function OrderFacts({ locale, order }: Shown) {
  const { facts } = orderListMessages(locale)
  const { pickup, terms } = order
  const day = (date: string) => formatWeekdayDate(locale, noonAtHome(date), homeZone)
  // Its steps say both until it is collected.
  const isInSteps = order.state === 'placed' || order.state === 'accepted'
  const arrives = [...new Set([terms.arrivesFrom, terms.arrivesUntil])].map(day).join(' – ')
  const rows: readonly FactRow[] = [
    [facts.goods, order.goods.map(({ name }) => name), true],
    [
      facts.weight,
      [
        fill(facts.weights, {
          count: order.pieces,
          weight: formatWeight(locale, order.weight),
          charged: formatWeight(locale, order.chargedWeight),
        }),
      ],
    ],
    [
      facts.pickup,
      isInSteps
        ? []
        : [facts[pickup.way], formatWindow(locale, { from: pickup.from, to: pickup.until }, homeZone)],
    ],
    [facts.arrives, [arrives]],
    [facts.payer, [facts.payers[order.payer]]],
    [facts.placedAt, isInSteps ? [] : [formatMoment(locale, order.placedAt, homeZone)]],
    [facts.note, order.note ? [order.note] : [], true],
  ]
  return (
    <section className={record.card}>
      <Facts title={facts.title} rows={rows} />
    </section>
  )
}

function Price({ locale, order: { terms } }: Shown) {
  const { price } = orderListMessages(locale)
  const items: Readonly<Record<string, string>> = quoteMessages(locale).items
  const tax = taxLine(locale, terms.total, quoteMessages(locale).tax)
  return (
    <section className={record.card}>
      <h3>{price.title}</h3>
      <dl className={record.facts}>
        {terms.lines.map(({ item, fee }) => (
          <div key={item} className={styles.sum}>
            <dt>{items[item] ?? item}</dt>
            <dd>{fee === null ? price.byContract : formatMoney(locale, fee)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{price.total}</dt>
          <dd>
            <b>{formatMoney(locale, terms.total)}</b>
            {tax !== null && <small> {tax}</small>}
          </dd>
        </div>
      </dl>
    </section>
  )
}
