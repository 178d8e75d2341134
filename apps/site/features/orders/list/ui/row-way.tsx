import { orderListMessages } from '@hongyan/content/messages'
import { paths } from '../../../../paths.ts'
import { queryOf } from '../../../../shell/parts/own-list/list-filters.ts'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import type { ListedOrder, OrderListPage } from '../load.ts'
import { RepeatLink } from './repeat-link.tsx'

type Props = { readonly data: OrderListPage; readonly order: ListedOrder; readonly isOpen: boolean }

/** What an order most likely is looked up for: another time, where it is once it is collected, its proof of delivery, or the same again. */
export function RowWay({ data: { locale, company, filters }, order, isOpen }: Props) {
  const { row } = orderListMessages(locale)
  const { number, state, waybills, allowed } = order
  if ((state === 'collected' || state === 'completed') && waybills.length > 0) {
    const name = state === 'completed' ? row.proof : row.track
    const numbers = waybills.map((one) => one.number)
    return (
      <a
        className={record.opener}
        href={paths.track(locale, numbers)}
        aria-label={`${name}: ${numbers.join(', ')}`}
      >
        {name}
      </a>
    )
  }
  if (state === 'placed' || state === 'accepted') {
    return !allowed.some(({ change }) => change === 'pickup') ? null : (
      <a
        className={record.opener}
        href={`${paths.orderList(locale, queryOf({ ...filters, open: number }))}#change-pickup`}
        aria-label={`${row.change}: ${number}`}
      >
        {row.change}
      </a>
    )
  }
  return isOpen ? null : <RepeatLink locale={locale} company={company} order={order} />
}
