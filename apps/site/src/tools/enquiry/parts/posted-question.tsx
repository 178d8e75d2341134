import { fill } from '@hongyan/locales'
import type { EnquiryFormState } from '../state/use-enquiry-form.ts'
import styles from './field.module.css'
import { idOf } from './field.tsx'

/**
 * What a form needs that is sent without a script: how it goes, and once a code is on its way the session and the
 * question that stands for the captcha.
 */
export function PostedQuestion({ form }: { readonly form: EnquiryFormState }) {
  const { words, posted } = form.props
  const id = idOf(form, 'answer')
  if (posted === null) {
    return (
      <noscript>
        <p className={styles.hint}>{words.noScript.notice}</p>
      </noscript>
    )
  }
  return (
    <div className={styles.field}>
      <input type="hidden" name="sessionId" value={posted.sessionId} />
      <input type="hidden" name="question" value={posted.question.token} />
      <label htmlFor={id}>{fill(words.noScript.question, { question: posted.question.text })}</label>
      <span className={styles.control}>
        <input id={id} type="text" name="answer" inputMode="numeric" autoComplete="off" maxLength={6} />
      </span>
    </div>
  )
}
