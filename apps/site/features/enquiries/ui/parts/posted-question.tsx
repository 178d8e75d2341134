import { fill } from '@hongyan/locales'
import { FieldHint, TextField } from '@hongyan/ui/field.tsx'
import type { EnquiryFormState } from '../state/form-state.ts'
import { idOf } from './field.tsx'

/**
 * What a form needs that is sent without a script: how it goes, and once a code is on its way the session and the
 * question that stands for the captcha.
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
      <TextField
        id={idOf(form, 'answer')}
        label={fill(words.noScript.question, { question: posted.question.text })}
        name="answer"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
    </>
  )
}
