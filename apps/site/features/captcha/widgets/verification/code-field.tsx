import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { controlAttributes, Field, TextInput } from '@hongyan/ui/field.tsx'
import { cluster } from '@hongyan/ui/layout.ts'
import type { ComponentProps } from 'react'
import { codeButton } from './code-button.ts'
import styles from './code-field.module.css'
import type { SmsCode } from './use-sms-code.ts'
import type { VerificationWords } from './words.ts'

/** How long a code is good, as the message says; the server decides. */
const codeMinutes = 5

type CodeFieldProps = {
  readonly code: SmsCode
  readonly words: Pick<VerificationWords, 'code'>
  readonly onAsk: () => void
  /** No script answers: the button sends the form, and says what for. */
  readonly plain?: boolean
  /** What was said about a code before any script ran. */
  readonly notice?: string | undefined
  /** Something else asks for a code: it has no button of its own. */
  readonly askedElsewhere?: boolean
} & Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'problem' | 'className' | 'children'> &
  Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'onInput'>

/** The code of the text message, the button that asks for one, and what came of asking. */
export function CodeField({
  id,
  label,
  problem,
  className,
  code,
  words,
  onAsk,
  plain = false,
  notice,
  askedElsewhere = false,
  children,
  ...input
}: CodeFieldProps) {
  return (
    <Field id={id} label={label} problem={problem} className={className}>
      <div className={cluster(12, styles.code)}>
        <TextInput
          {...input}
          {...controlAttributes(id, { problem })}
          name="verifyCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
        />
        {!askedElsewhere && <CodeButton code={code} words={words} onAsk={onAsk} plain={plain} />}
      </div>
      {notice ? <p className={styles.message}>{notice}</p> : <CodeMessage code={code} words={words} />}
      {children}
    </Field>
  )
}

/** Asks for a code; while the next one has to wait it counts the seconds down. */
function CodeButton({
  code,
  words,
  onAsk,
  plain,
}: Required<Pick<CodeFieldProps, 'code' | 'words' | 'onAsk' | 'plain'>>) {
  const waiting = code.left > 0
  const label = code.sending
    ? words.code.sending
    : waiting
      ? fill(words.code.again, { seconds: code.left })
      : words.code.get
  return (
    <Button
      kind="quiet"
      {...(plain ? { type: 'submit' as const, name: 'do', value: codeButton } : { onClick: onAsk })}
      disabled={waiting || code.sending}
      aria-busy={code.sending || undefined}
    >
      {label}
    </Button>
  )
}

/** What asking for a code came to. On a narrow screen a failure was shown already and is only read out here. */
function CodeMessage({ code: { message }, words }: Pick<CodeFieldProps, 'code' | 'words'>) {
  return (
    <p
      role="status"
      data-kind={message?.kind}
      className={classNames(styles.message, message?.toast && 'visually-hidden')}
    >
      {message && (message.kind === 'sent' ? fill(words.code.sent, { minutes: codeMinutes }) : message.text)}
    </p>
  )
}
