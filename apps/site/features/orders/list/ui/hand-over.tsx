import { orderListMessages } from '@hongyan/content/messages'
import { plural } from '@hongyan/locales'
import type { OrderListPage } from '../load.ts'
import styles from './hand-over.module.css'

/** On paper the list is what sender and courier sign: a box to tick for each order, the sum, and two lines. */
export function HandOver({ data: { locale, page } }: { readonly data: OrderListPage }) {
  const { handOver: say } = orderListMessages(locale)
  const orders = page?.orders ?? []
  const pieces = orders.reduce((sum, one) => sum + one.pieces, 0)
  return (
    <div className={styles.sheet} aria-hidden="true">
      <b>
        {plural(locale, orders.length, say.orders)} · {plural(locale, pieces, say.pieces)}
      </b>
      <span>{say.signed}</span>
      <span>{say.on}</span>
    </div>
  )
}
