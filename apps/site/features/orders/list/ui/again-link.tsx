import { orderListMessages } from '@hongyan/content/messages'
import { paths } from '../../../../paths.ts'
import type { ListedOrder, OrderListPage } from '../load.ts'
import styles from './page.module.css'

/** To the order form, filled in as an order was. */
export function AgainLink({
  locale,
  order: { kind, number },
}: {
  readonly locale: OrderListPage['locale']
  readonly order: Pick<ListedOrder, 'kind' | 'number'>
}) {
  const { again } = orderListMessages(locale).row
  return (
    <a
      className={styles.opener}
      href={paths.placeOrder(locale, kind, new URLSearchParams({ again: number }).toString())}
      aria-label={`${again}: ${number}`}
    >
      {again}
    </a>
  )
}
