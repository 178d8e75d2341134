import { fill, formatMoney } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import type { OrderProps } from '../order-model.ts'
import { orderButtons, type PostedOrder } from '../posted-order.ts'
import type { OrderState } from '../state/use-order.ts'
import { ChangedTerms, OrderSummary } from './order-summary.tsx'
import styles from './review-dialog.module.css'
import { SentFields } from './sent-fields.tsx'
import { SignInLink } from './sign-in-again.tsx'
import { useOrderSpeech } from './speech.ts'
import { TermsNote } from './terms-note.tsx'

/** The review as a page, for a browser without a script. */
export function PostedReview({
  order,
  posted,
  company,
  now,
  ended,
}: {
  readonly order: OrderState
  readonly posted: PostedOrder
  /** What is said of the company that it is placed for; null for one of their own. */
  readonly company: string | null
  readonly now: number
  /** What is said to whoever ordered for a company and is signed out by now; null for everybody else. */
  readonly ended: NonNullable<OrderProps['company']>['ended'] | null
}) {
  const { locale, words } = useOrderSpeech()
  const { review: say } = words
  const { terms } = posted
  if (terms === null) return null
  const { total, arrivesUntil, termsVersion } = terms
  const shown = { total: String(total), arrivesUntil, termsVersion, key: posted.key }
  return (
    <form method="post" action={paths.placeOrder(locale, order.form.kind)} className={styles.page}>
      <h1>{say.title}</h1>
      <SentFields fields={[...posted.fields, ...Object.entries(shown)]} />
      <div className={stack(20, styles.review)}>
        {posted.before !== null && <ChangedTerms before={posted.before} terms={terms} />}
        <OrderSummary
          form={order.form}
          card={order.card}
          places={posted.places}
          company={company}
          now={now}
        />
        {posted.trouble !== null && (
          <p className={styles.trouble} role="alert">
            {posted.trouble}
          </p>
        )}
        {ended !== null && (
          <SignInLink back={paths.placeOrder(locale, order.form.kind, 'of=company')} words={ended} />
        )}
        <div className={styles.ways}>
          <Button type="submit" name="do" value={orderButtons.place} wide>
            {fill(say.place, { total: formatMoney(locale, total) })}
          </Button>
          <Button type="submit" name="do" value={orderButtons.edit} kind="quiet">
            {say.back}
          </Button>
        </div>
        <TermsNote version={termsVersion} />
      </div>
    </form>
  )
}
