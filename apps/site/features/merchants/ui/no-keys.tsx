import { merchantMessages } from '@hongyan/content/messages'
import { keyPrefix } from '@hongyan/domain/merchants/merchant-rules'
import type { LocaleId } from '@hongyan/locales'
import { ArrowRightIcon, BoxIcon, CalculatorIcon } from '@hongyan/ui/icons.tsx'
import styles from './no-keys.module.css'

/** What a key is for, drawn: what a program asks goes one way, what becomes of it the other. */
export function NoKeys({ locale }: { readonly locale: LocaleId }) {
  const { keys, drawing } = merchantMessages(locale)
  return (
    <div className={styles.none}>
      <div>
        <h3>{keys.none}</h3>
        <p>{keys.noneLead}</p>
      </div>
      <div className={styles.drawing}>
        <p className={styles.end}>
          <CalculatorIcon size={28} />
          {drawing.yours}
        </p>
        <dl>
          <div>
            <dt>{drawing.asks}</dt>
            <dd lang="en" translate="no">
              <code>POST /v1/orders</code>
              <code>Bearer {keyPrefix}4pQ7…</code>
            </dd>
            <ArrowRightIcon size={24} />
          </div>
          <div className={styles.back}>
            <dt>{drawing.tells}</dt>
            <dd lang="en" translate="no">
              <code>shipment.picked_up</code>
            </dd>
            <ArrowRightIcon size={24} />
          </div>
        </dl>
        <p className={styles.end}>
          <BoxIcon size={28} />
          {drawing.ours}
        </p>
      </div>
    </div>
  )
}
