import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { useState } from 'react'
import { CaptchaDialog } from '../../../captcha/widgets/verification/captcha-dialog.tsx'
import { codeButton } from '../../../captcha/widgets/verification/code-button.ts'
import { CodeField } from '../../../captcha/widgets/verification/code-field.tsx'
import { mobileOf } from '../../../captcha/widgets/verification/mobile-of.ts'
import { useCaptcha } from '../../../captcha/widgets/verification/use-captcha.ts'
import { useSmsCode } from '../../../captcha/widgets/verification/use-sms-code.ts'
import { sendCodeFor } from '../../../enquiries/widgets/send-code.ts'
import type { Contact, Missing } from '../form/missing-fields.ts'
import type { SubmittedOrder } from '../submitted-order.ts'
import styles from './contact-fields.module.css'
import { useOrderTexts } from './order-texts.ts'

/** Without an account: a mobile number and the code that is sent to it. */
export function ContactFields({
  contact,
  plain,
  notice,
  question,
  missing,
  shownErrors,
  onChange,
}: {
  readonly contact: Contact
  /** No script answers. */
  readonly plain: boolean
  /** What was said about a code before any script ran. */
  readonly notice: string | undefined
  /** What has to be answered before another code is sent without a script. */
  readonly question: SubmittedOrder['codeQuestion']
  readonly missing: readonly Missing[]
  readonly shownErrors: boolean
  readonly onChange: (contact: Contact) => void
}) {
  const { locale, words } = useOrderTexts()
  const { contact: say } = words
  const captcha = useCaptcha()
  /** The number for which the button could send no code. */
  const [badNumber, setBadNumber] = useState<string | null>(null)
  const code = useSmsCode({
    purpose: 'order',
    sendCode: sendCodeFor('order'),
    words: words.verification,
    askCaptcha: captcha.ask,
    onBadNumber: () => {
      setBadNumber(contact.mobile)
      document.getElementById('order-mobile')?.focus()
    },
  })
  const asked = plain ? question : null
  const badMobile = contact.mobile.trim() === '' ? words.missing.mobile : words.missing.wrongMobile
  const problemOf = (control: string) =>
    shownErrors ? missing.find((one) => one.control === control)?.text : undefined
  return (
    <section
      className={styles.contact}
      id="order-contact"
      aria-labelledby="order-contact-title"
      tabIndex={-1}
    >
      <h2 id="order-contact-title">{say.title}</h2>
      <p>{say.lead}</p>
      <div className={styles.pair}>
        <TextField
          id="order-mobile"
          name="mobile"
          label={say.mobile}
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={20}
          value={contact.mobile}
          problem={badNumber === contact.mobile ? badMobile : problemOf('#order-mobile')}
          onChange={(event) => onChange({ ...contact, mobile: event.target.value })}
        />
        {asked !== null && (
          <>
            <input type="hidden" name="question" value={asked.token} />
            <TextField
              id="order-answer"
              name="answer"
              label={fill(say.question, { question: asked.question })}
              hint={say.questionHint}
              problem={asked.isWrong ? say.answerWrong : undefined}
              announced
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              autoFocus
            />
            <Button type="submit" kind="secondary" name="do" value={codeButton} className={styles.another}>
              {say.another}
            </Button>
          </>
        )}
        <CodeField
          id="order-code"
          label={say.code}
          code={code}
          plain={plain}
          askedElsewhere={asked !== null}
          notice={code.message === null ? notice : undefined}
          words={words.verification}
          value={contact.code}
          problem={problemOf('#order-code')}
          onChange={(event) => onChange({ ...contact, code: event.target.value })}
          onAsk={() => void code.request(mobileOf(contact.mobile, locale))}
        />
      </div>
      {captcha.asked && <CaptchaDialog asked={captcha.asked} words={words.verification} />}
    </section>
  )
}
