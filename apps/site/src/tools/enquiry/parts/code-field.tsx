import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import type { EnquiryFormState } from '../state/use-enquiry-form.ts'
import type { SmsCode } from '../state/use-sms-code.ts'
import type { EnquiryWords } from '../words.ts'
import styles from './field.module.css'
import { controlOf, Field } from './field.tsx'

/** How long a code is good, as the message says; the server decides. */
const codeMinutes = 5

/** The code of the text message, and the button that asks for one. */
export function CodeField({ form }: { readonly form: EnquiryFormState }) {
  const { words } = form.props
  return (
    <Field form={form} path="verifyCode" label={words.fields.verifyCode} wide>
      <div className={styles.code}>
        <span className={styles.control}>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            {...controlOf(form, 'verifyCode')}
            name="verifyCode"
            value={form.values.verifyCode}
            onChange={(event) => form.change('verifyCode', event.target.value.trim().slice(0, 6))}
            onBlur={() => form.leave('verifyCode')}
          />
        </span>
        <CodeButton code={form.code} words={words} onAsk={form.requestCode} plain={!form.awake} />
      </div>
      <CodeMessage code={form.code} words={words} />
    </Field>
  )
}

/** Asks for a code; while the next one has to wait it counts the seconds down. */
export function CodeButton({
  code,
  words,
  onAsk,
  plain = false,
}: {
  readonly code: SmsCode
  readonly words: Pick<EnquiryWords, 'code'>
  readonly onAsk: () => void
  /** No script answers: the button sends the form, and says what for. */
  readonly plain?: boolean
}) {
  const waiting = code.left > 0
  const label = code.sending
    ? words.code.sending
    : waiting
      ? fill(words.code.again, { seconds: code.left })
      : words.code.get
  return (
    <Button
      kind="quiet"
      {...(plain ? { type: 'submit' as const, name: 'do', value: 'code' } : { onClick: onAsk })}
      disabled={waiting || code.sending}
      aria-busy={code.sending || undefined}
    >
      {label}
    </Button>
  )
}

/** What asking for a code came to. On a narrow screen a failure was shown already and is only read out here. */
export function CodeMessage({
  code,
  words,
}: {
  readonly code: SmsCode
  readonly words: Pick<EnquiryWords, 'code'>
}) {
  const { message } = code
  return (
    <p
      role="status"
      className={classNames(
        styles.message,
        message?.kind === 'failed' && styles.failed,
        message?.toast && 'visually-hidden',
      )}
    >
      {message && (message.kind === 'sent' ? fill(words.code.sent, { minutes: codeMinutes }) : message.text)}
    </p>
  )
}
