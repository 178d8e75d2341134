import {
  myShipmentMessages,
  orderListMessages,
  quoteMessages,
  trackingMessages,
} from '@hongyan/content/messages'
import {
  fill,
  formatMoney,
  formatWeekdayDate,
  formatWeight,
  formatWindow,
  homeZone,
  marksOf,
  noonAtHome,
  plural,
  streetLine,
} from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { AlertIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import { type FactRow, Facts } from '../../../../shell/parts/own-list/facts.tsx'
import { queryOf } from '../../../../shell/parts/own-list/list-filters.ts'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { taxLine } from '../../../quotes/widgets/tax/tax-line.ts'
import { StageLine } from '../../../tracking/widgets/stages/stage-line.tsx'
import { stagesOf } from '../../../tracking/widgets/stages/stages-of.ts'
import type { ListedOrder, OrderListPage } from '../load.ts'
import { ChangeSections, type DetailsProps } from './change-sections.tsx'
import { OrderListStatus } from './order-list-status.tsx'
import styles from './page.module.css'
import { RepeatLink } from './repeat-link.tsx'

/** Everything about an order, and what may still be asked of it. */
export function OrderDetails({ data, opened }: DetailsProps) {
  const { locale } = data
  const { order } = opened
  return (
    <div className={record.open}>
      <OrderListStatus data={data} />
      <Stages data={data} opened={opened} />
      <div className={stack(16)}>
        <OrderFacts locale={locale} order={order} />
        <Price locale={locale} order={order} />
      </div>
      <div className={stack(16)}>
        <Waybills locale={locale} order={order} />
        <ChangeSections data={data} opened={opened} />
        <p>
          <RepeatLink locale={locale} company={data.company} order={order} />
        </p>
      </div>
    </div>
  )
}

/** How far its shipments are, and of a stopped one why and what to do. */
function Stages({ data: { locale, now }, opened: { order, shipments } }: DetailsProps) {
  const { holds } = trackingMessages(locale)
  const shown = order.waybills.flatMap(({ number }) => shipments.get(number) ?? [])
  return shown
    .filter(({ status }) => status !== 'registered')
    .map((shipment) => {
      const { waybillNo, status, holdReason } = shipment
      const hold = status === 'on_hold' ? holds[holdReason ?? 'other'] : null
      return (
        <section key={waybillNo} className={classNames(record.card, styles.stages)} aria-label={waybillNo}>
          {shown.length > 1 && <h3 className={record.number}>{waybillNo}</h3>}
          <StageLine locale={locale} status={status} stages={stagesOf({ locale, now }, shipment)} />
          {hold && (
            <p className={styles.hold}>
              <AlertIcon size={18} />
              <span>
                {hold.text} {hold.action}
              </span>
            </p>
          )}
        </section>
      )
    })
}

type Shown = { readonly locale: OrderListPage['locale']; readonly order: ListedOrder }

function OrderFacts({ locale, order }: Shown) {
  const { facts } = orderListMessages(locale)
  const { pickup, terms, sender, recipient } = order
  const party = ({ name, phone, area, detail }: typeof sender) => [
    `${name} ${phone}`,
    streetLine(area, detail, locale),
  ]
  const day = (date: string) => formatWeekdayDate(locale, noonAtHome(date), homeZone)
  const arrives = [...new Set([terms.arrivesFrom, terms.arrivesUntil])].map(day).join(' – ')
  const rows: readonly FactRow[] = [
    [facts.sender, party(sender), true],
    [facts.recipient, party(recipient), true],
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
      [facts[pickup.way], formatWindow(locale, { from: pickup.from, to: pickup.until }, homeZone)],
    ],
    [facts.arrives, [arrives]],
    [facts.payer, [facts.payers[order.payer]]],
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

function Waybills({ locale, order: { waybills, state, reason, of, pickup } }: Shown) {
  const words = orderListMessages(locale)
  const { waits } = myShipmentMessages(locale).row
  const statuses: Readonly<Record<string, { readonly name: string }>> = trackingMessages(locale).statuses
  return (
    <section className={record.card}>
      <h3>{words.waybills.title}</h3>
      {reason && (
        <p>
          {words.states[state]}
          {marksOf(locale).colon}
          {words.reasons[reason]}
        </p>
      )}
      {waybills.length === 0 && !reason && <p className={record.quiet}>{words.waybills.none}</p>}
      {waybills.length > 0 && (
        <ul className={record.facts}>
          {waybills.map(({ number, pieces, status }) => (
            <li key={number}>
              <p>
                <span className={record.number}>{number}</span> · {plural(locale, pieces, words.row.pieces)} ·{' '}
                {status === 'registered' ? waits[pickup.way] : statuses[status]?.name}
              </p>
              <a
                className={list.more}
                href={`${paths.myShipments(locale, queryOf({ of: of === 'company' ? of : null, open: number }))}#${number}`}
                aria-label={`${words.waybills.open}: ${number}`}
              >
                {words.waybills.open}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
