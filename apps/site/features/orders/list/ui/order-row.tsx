import { companyMessages, orderListMessages, quoteMessages } from '@hongyan/content/messages'
import { productWords } from '@hongyan/content/product-words'
import { shipmentStatuses } from '@hongyan/domain/tracking/vocabulary'
import { fill, formatMoney, plural } from '@hongyan/locales'
import { ChevronDownIcon } from '@hongyan/ui/icons.tsx'
import { Tag, type Tone } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../../paths.ts'
import { queryOf } from '../../../../shell/parts/own-list/list-filters.ts'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { ListedStatus } from '../../../tracking/widgets/status/listed-status.tsx'
import { StatusBars } from '../../../tracking/widgets/status/status-bars.tsx'
import { cityLine } from '../../place-line.ts'
import type { ListedOrder, OrderListPage } from '../load.ts'
import { batchForm } from './batch-bar.tsx'
import { OrderDetails } from './order-details.tsx'
import { orderSteps } from './order-steps.ts'
import styles from './page.module.css'
import { RowWay } from './row-way.tsx'
import { promiseOf } from './row-words.ts'

const tones: Readonly<Record<ListedOrder['state'], Tone>> = {
  placed: 'neutral',
  accepted: 'neutral',
  refused: 'caution',
  cancelled: 'neutral',
  collected: 'ink',
  completed: 'positive',
}

/** One order of the list; open, it shows everything in place. */
export function OrderRow({ order, data }: { readonly order: ListedOrder; readonly data: OrderListPage }) {
  const { locale, filters, open } = data
  const { row, batch } = orderListMessages(locale)
  const { number, recipient, sender, state } = order
  const isOpen = open?.order.number === number
  const query = queryOf({ ...filters, open: isOpen ? null : number })
  const isPicked = data.submitted?.values[`pick.${number}`] !== undefined
  const goods = order.goods
    .map(({ name }) => name)
    .reduce((before, next) => (before === '' ? next : fill(row.goods, { before, next })), '')
  return (
    <li
      id={number}
      className={list.row}
      data-open={isOpen || undefined}
      data-over={isOver(state) || undefined}
    >
      <div className={styles.line}>
        <input
          type="checkbox"
          form={batchForm}
          name={`pick.${number}`}
          aria-label={fill(batch.pick, { number })}
          defaultChecked={isPicked}
          data-has-label={order.waybills.length > 0 || undefined}
        />
        <div className={record.what}>
          <h2 className={record.number}>{number}</h2>
          <p>
            {recipient.name} · {goods}
          </p>
          {order.of === 'company' && <p>{placedBy(locale, order)}</p>}
        </div>
        <div className={styles.route}>
          <p>
            {cityLine(sender.division, locale)} →{'\u00a0'}
            {cityLine(recipient.division, locale)}
          </p>
          <p>{productWords(quoteMessages(locale).products, order.product).name}</p>
        </div>
        <p className={styles.pieces}>
          <span aria-hidden="true">{order.pieces}</span>
          <span>{plural(locale, order.pieces, row.pieces)}</span>
        </p>
        <p className={styles.price}>{formatMoney(locale, order.terms.total)}</p>
        <p className={styles.state}>
          <State order={order} locale={locale} />
          <Progress order={order} data={data} />
        </p>
        <div className={styles.promise}>
          {promiseOf(data, order).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div
          className={styles.ways}
          // What is promised then leaves room beside it.
          data-beside={state === 'placed' || state === 'accepted' || undefined}
        >
          <RowWay data={data} order={order} isOpen={isOpen} />
          <a
            className={styles.opener}
            href={`${paths.orderList(locale, query)}#${number}`}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? row.close : row.open}: ${number}`}
            data-opener=""
          >
            <ChevronDownIcon size={18} />
          </a>
        </div>
      </div>
      {isOpen && open && <OrderDetails data={data} opened={open} />}
    </li>
  )
}

/** How far it is: once it is collected, where its goods are. */
function State({
  order: { state, waybills, pickup },
  locale,
}: { readonly order: ListedOrder } & Pick<OrderListPage, 'locale'>) {
  const status = shipmentStatuses.find((one) => one === waybills[0]?.status)
  if (status && (state === 'collected' || state === 'accepted'))
    return <ListedStatus locale={locale} status={status} way={pickup.way} />
  return <Tag tone={tones[state]}>{orderListMessages(locale).states[state]}</Tag>
}

/** The same as bars: those of its first shipment once that is under way; none for one that has ended before. */
function Progress({ order, data }: { readonly order: ListedOrder; readonly data: OrderListPage }) {
  const shipment = data.page?.shipments.get(order.waybills[0]?.number ?? '')
  const steps = shipment?.milestones ?? orderSteps(data, order)
  if (steps.length === 0) return null
  const status = shipment?.status ?? (order.state === 'completed' ? 'delivered' : 'registered')
  return <StatusBars className={styles.bars} status={status} steps={steps.map(({ state }) => state)} />
}

/** Whether nothing more comes of an order. */
function isOver(state: ListedOrder['state']): boolean {
  return state === 'cancelled' || state === 'refused'
}

/** Who placed an order of the company. */
function placedBy(locale: OrderListPage['locale'], { placedBy: name }: ListedOrder): string {
  const words = companyMessages(locale)
  return name === null ? words.placedByGone : fill(words.placedBy, { name })
}
