import { orderListMessages } from '@hongyan/content/messages'
import { paths } from '../../../../paths.ts'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import type { ListedOrder, OrderListPage } from '../load.ts'

/** To the order form, filled in as an order was. */
export function RepeatLink({
  locale,
  company,
  order: { kind, number, of },
}: {
  readonly locale: OrderListPage['locale']
  readonly company: OrderListPage['company']
  readonly order: Pick<ListedOrder, 'kind' | 'number' | 'of'>
}) {
  const { again } = orderListMessages(locale).row
  // What was the company's is repeated for it by whoever may.
  const owner = of === 'company' && company?.mayOrder ? { of } : {}
  const query = new URLSearchParams({ again: number, ...owner }).toString()
  return (
    <a
      className={record.opener}
      href={paths.placeOrder(locale, kind, query)}
      aria-label={`${again}: ${number}`}
    >
      {again}
    </a>
  )
}
