import { fill, formatMoney } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import type { OrderProps } from '../order-model.ts'
import type { OrderState } from '../state/use-order.ts'
import { orderButtons, type SubmittedOrder } from '../submitted-order.ts'
import { ChangedTerms, OrderSummary } from './order-summary.tsx'
import { useOrderTexts } from './order-texts.ts'
import styles from './review-dialog.module.css'
import { SentFields } from './sent-fields.tsx'
import { SignInLink } from './sign-in-again.tsx'
import { TermsNote } from './terms-note.tsx'

/** The review as a page, for a browser without a script. */
export function SubmittedReview({
  order,
  submitted,
  company,
  now,
  ended,
}: {
  readonly order: OrderState
  readonly submitted: SubmittedOrder
  /** What is said of the company that it is placed for; null for one of their own. */
  readonly company: string | null
  readonly now: number
  /** What is said to whoever ordered for a company and is signed out by now; null for everybody else. */
  readonly ended: NonNullable<OrderProps['company']>['ended'] | null
}) {
  const { locale, words } = useOrderTexts()
  const { review: say } = words
  const { terms } = submitted
  if (terms === null) return null
  const { total, arrivesUntil, termsVersion } = terms
  const shown = { total: String(total), arrivesUntil, termsVersion, key: submitted.key }
  return (
    <form method="post" action={paths.placeOrder(locale, order.form.kind)} className={styles.page}>
      <h1>{say.title}</h1>
      <SentFields fields={[...submitted.fields, ...Object.entries(shown)]} />
      <div className={stack(20, styles.review)}>
        {submitted.before !== null && <ChangedTerms before={submitted.before} terms={terms} />}
        <OrderSummary
          form={order.form}
          card={order.card}
          places={submitted.places}
          company={company}
          now={now}
        />
        {submitted.trouble !== null && (
          <p className={styles.trouble} role="alert">
            {submitted.trouble}
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
