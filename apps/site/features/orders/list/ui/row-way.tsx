import { orderListMessages } from '@hongyan/content/messages'
import { paths } from '../../../../paths.ts'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import type { ListedOrder, OrderListPage } from '../load.ts'
import { RepeatLink } from './repeat-link.tsx'

type Props = { readonly data: OrderListPage; readonly order: ListedOrder; readonly isOpen: boolean }

/** What an order most likely is looked up for once it is collected: where it is, or the same again. */
export function RowWay({ data: { locale, company }, order, isOpen }: Props) {
  const { row } = orderListMessages(locale)
  const { state, waybills } = order
  if (state === 'collected' && waybills.length > 0) {
    const numbers = waybills.map((one) => one.number)
    return (
      <a
        className={record.opener}
        href={paths.track(locale, numbers)}
        aria-label={`${row.track}: ${numbers.join(', ')}`}
      >
        {row.track}
      </a>
    )
  }
  if (state === 'placed' || state === 'accepted') return null
  // Open, it stands below with everything else.
  return isOpen ? null : <RepeatLink locale={locale} company={company} order={order} />
}
