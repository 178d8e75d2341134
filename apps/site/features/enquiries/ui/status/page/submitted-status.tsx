import { enquiryMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { FormOutcome } from '../../../../../calls/form-outcome.ts'
import { Shown } from '../parts/shown.tsx'
import type { StatusWords } from '../words.ts'
import styles from './page.module.css'

/** The private page for a browser without a script: it shows and withdraws, correcting needs the script. */
export function SubmittedStatus({
  submitted,
  words,
  locale,
}: {
  readonly submitted: Extract<FormOutcome, { kind: 'status' | 'unknown-enquiry' }>
  readonly words: StatusWords
  readonly locale: LocaleId
}) {
  const { withdraw, correct } = enquiryMessages(locale)
  const hotline = { hotline: words.hotline }
  if (submitted.kind === 'unknown-enquiry') {
    return (
      <div role="alert">
        <h2>{words.status.nothingTitle}</h2>
        <p>{fill(words.status.nothing, hotline)}</p>
      </div>
    )
  }
  const { enquiry, token } = submitted
  return (
    <>
      <Shown enquiry={enquiry} words={words} locale={locale} />
      {enquiry.details && (
        <section className={stack(8, styles.words)} aria-labelledby="enquiry-withdraw">
          <h2 id="enquiry-withdraw">{withdraw.title}</h2>
          <p>{withdraw.lead}</p>
          <form method="post">
            <input type="hidden" name="number" value={enquiry.enquiryNo} />
            <input type="hidden" name="token" value={token} />
            <Button kind="secondary" type="submit" name="do" value="withdraw">
              {withdraw.yes}
            </Button>
          </form>
          <p>{fill(correct.noScript, hotline)}</p>
        </section>
      )}
    </>
  )
}
