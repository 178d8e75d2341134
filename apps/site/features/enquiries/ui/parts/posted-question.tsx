import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { FieldHint, TextField } from '@hongyan/ui/field.tsx'
import { codeButton } from '../../../../blocks/verification/code-button.ts'
import type { EnquiryFormState } from '../state/form-state.ts'
import { idOf } from './field.tsx'
import styles from './posted-question.module.css'

/**
 * What a form needs that is sent without a script: how it goes, and once it was sent its session and the question that
 * stands for the captcha.
 */
export function PostedQuestion({ form }: { readonly form: EnquiryFormState }) {
  const { words, posted } = form.props
  if (posted === null) {
    return (
      <noscript>
        <FieldHint>{words.noScript.notice}</FieldHint>
      </noscript>
    )
  }
  return (
    <>
      <input type="hidden" name="sessionId" value={posted.sessionId} />
      <input type="hidden" name="question" value={posted.question.token} />
      {posted.beforeCode === null && (
        <TextField
          id={idOf(form, 'answer')}
          label={fill(words.noScript.question, { question: posted.question.text })}
          {...answer}
        />
      )}
    </>
  )
}

const answer = { name: 'answer', inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const

/** The question before another code, and the button that asks for it; null where none has to be answered. */
export function CodeQuestion({ form }: { readonly form: EnquiryFormState }) {
  const { posted, words } = form.props
  if (form.awake || !posted?.beforeCode) return null
  const { question, hint, wrong, send } = words.noScript.another
  return (
    <div className={styles.question}>
      <TextField
        id={idOf(form, 'answer')}
        label={fill(question, { question: posted.question.text })}
        hint={hint}
        problem={posted.beforeCode.isWrong ? wrong : undefined}
        announced
        autoFocus
        {...answer}
      />
      <Button type="submit" kind="secondary" name="do" value={codeButton}>
        {send}
      </Button>
    </div>
  )
}
