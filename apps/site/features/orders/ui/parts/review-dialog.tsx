import { fill, formatMoney } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { DialogFrame } from '@hongyan/ui/dialog.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { useEffect } from 'react'
import type { Terms } from '../form/price-card.ts'
import type { OrderState } from '../state/use-order.ts'
import { ChangedTerms, OrderSummary } from './order-summary.tsx'
import { useOrderTexts } from './order-texts.ts'
import styles from './review-dialog.module.css'
import { TermsNote } from './terms-note.tsx'

const id = 'order-review'

/** Everything once more before it is placed; where the price has changed, the old beside the new. */
export function ReviewDialog({
  order,
  terms,
  company,
  now,
}: {
  readonly order: OrderState
  readonly terms: Terms
  /** What is said of the company that it is placed for; null for one of their own. */
  readonly company: string | null
  readonly now: number
}) {
  const { locale, words } = useOrderTexts()
  const { review: say } = words
  const { before, sending, trouble, closeReview, send } = order
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once, as it appears
  useEffect(() => {
    const dialog = document.getElementById(id) as HTMLDialogElement | null
    if (dialog === null) return
    dialog.showModal()
    dialog.addEventListener('close', closeReview)
    return () => {
      dialog.removeEventListener('close', closeReview)
      dialog.close()
    }
  }, [])
  return (
    <DialogFrame id={id} title={say.title} closeLabel={say.close} dismiss="key" size="small">
      <div className={stack(20, styles.review)}>
        {before !== null && <ChangedTerms before={before} terms={terms} />}
        <OrderSummary form={order.form} card={order.card} places={null} company={company} now={now} />
        {trouble !== null && (
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
        )}
        <TermsNote version={terms.termsVersion} />
        <div className={styles.ways}>
          <Button wide onClick={() => void send()} aria-busy={sending || undefined} disabled={sending}>
            {sending ? say.placing : fill(say.place, { total: formatMoney(locale, terms.total) })}
          </Button>
          <Button kind="quiet" onClick={closeReview}>
            {say.back}
          </Button>
        </div>
      </div>
    </DialogFrame>
  )
}
