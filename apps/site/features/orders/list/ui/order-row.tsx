import { companyMessages, orderListMessages, quoteMessages } from '@hongyan/content/messages'
import { fill, formatMoment, formatMoney, homeZone, plural } from '@hongyan/locales'
import { Tag, type Tone } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../../paths.ts'
import { queryOf } from '../../../../shell/parts/own-list/list-filters.ts'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import type { ListedOrder, OrderListPage } from '../load.ts'
import { batchForm } from './batch-bar.tsx'
import { OrderDetails } from './order-details.tsx'
import styles from './page.module.css'
import { RepeatLink } from './repeat-link.tsx'

const tones: Readonly<Record<ListedOrder['state'], Tone>> = {
  placed: 'neutral',
  accepted: 'signal',
  refused: 'caution',
  cancelled: 'neutral',
  collected: 'signal',
  completed: 'positive',
}

/** One order of the list; open, it shows everything in place. */
export function OrderRow({ order, data }: { readonly order: ListedOrder; readonly data: OrderListPage }) {
  const { locale, filters, open } = data
  const { row, batch, states } = orderListMessages(locale)
  const { number, recipient, state } = order
  const isOpen = open?.order.number === number
  const query = queryOf({ ...filters, open: isOpen ? null : number })
  const isPicked = data.submitted?.values[`pick.${number}`] !== undefined
  return (
    <li id={number} className={list.row}>
      <div className={styles.line}>
        <input
          type="checkbox"
          form={batchForm}
          name={`pick.${number}`}
          aria-label={fill(batch.pick, { number })}
          defaultChecked={isPicked}
        />
        <div className={record.what}>
          <h2>{fill(row.to, { name: recipient.name })}</h2>
          <p>
            <span className={record.number}>{number}</span> · {recipient.area}
          </p>
        </div>
        <div className={styles.when}>
          <p>
            {quoteMessages(locale).products[order.product].name} · {plural(locale, order.pieces, row.pieces)}{' '}
            · {formatMoney(locale, order.terms.total)}
          </p>
          <p>{fill(row.placed, { time: formatMoment(locale, order.placedAt, homeZone) })}</p>
          {order.of === 'company' && <p>{placedBy(locale, order)}</p>}
        </div>
        <Tag tone={tones[state]}>{states[state]}</Tag>
        <div className={styles.ways}>
          <a
            className={record.opener}
            href={`${paths.orderList(locale, query)}#${number}`}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? row.close : row.open}: ${number}`}
            data-opener=""
          >
            {isOpen ? row.close : row.open}
          </a>
          {/* Open, it stands below with everything else. */}
          {!isOpen && <RepeatLink locale={locale} company={data.company} order={order} />}
        </div>
      </div>
      {isOpen && open && <OrderDetails data={data} opened={open} />}
    </li>
  )
}

/** Who placed an order of the company. */
function placedBy(locale: OrderListPage['locale'], { placedBy: name }: ListedOrder): string {
  const words = companyMessages(locale)
  return name === null ? words.placedByGone : fill(words.placedBy, { name })
}
