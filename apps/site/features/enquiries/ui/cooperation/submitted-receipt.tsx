import { enquiryMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { CheckIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { FormOutcome } from '../../../../calls/form-outcome.ts'
import { paths } from '../../../../paths.ts'
import styles from './submitted-receipt.module.css'

/** The receipt of a form that was sent without a script. Its key to the private page travels in a form. */
export function SubmittedReceipt({
  receipt,
  locale,
}: {
  readonly receipt: Extract<FormOutcome, { kind: 'receipt' }>
  readonly locale: LocaleId
}) {
  const { receipt: say, outcomes } = enquiryMessages(locale)
  return (
    <div className={stack(16, styles.receipt)} role="status">
      <h2>
        <CheckIcon size={28} />
        {outcomes.submitted}
      </h2>
      <p>
        {say.number} <b>{receipt.enquiryNo}</b>
      </p>
      <p>{say.keep}</p>
      <form method="post" action={paths.enquiryStatus(locale)}>
        <input type="hidden" name="number" value={receipt.enquiryNo} />
        <input type="hidden" name="token" value={receipt.token} />
        <Button type="submit">{say.follow}</Button>
        {receipt.download && (
          <ButtonLink kind="secondary" href={receipt.download}>
            {say.download}
          </ButtonLink>
        )}
      </form>
    </div>
  )
}
