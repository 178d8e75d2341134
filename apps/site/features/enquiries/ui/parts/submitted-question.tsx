import { fill } from '@hongyan/locales'
import { FieldHint, TextField } from '@hongyan/ui/field.tsx'
import { answerField, CodeQuestion } from '../../../captcha/widgets/verification/code-question.tsx'
import type { EnquiryFormState } from '../state/form-state.ts'
import { idOf } from './field.tsx'

/**
 * What a form needs that is sent without a script: how it goes, and once it was sent its session and the question that
 * stands for the captcha.
 */
export function SubmittedQuestion({ form }: { readonly form: EnquiryFormState }) {
  const { words, submitted } = form.props
  if (submitted === null) {
    return (
      <noscript>
        <FieldHint>{words.noScript.notice}</FieldHint>
      </noscript>
    )
  }
  return (
    <>
      <input type="hidden" name="sessionId" value={submitted.sessionId} />
      <input type="hidden" name="question" value={submitted.question.token} />
      {submitted.beforeCode === null && (
        <TextField
          id={idOf(form, 'answer')}
          label={fill(words.noScript.question, { question: submitted.question.text })}
          {...answerField}
        />
      )}
    </>
  )
}

/** The question before another code, and the button that asks for it; null where none has to be answered. */
export function QuestionBeforeCode({ form }: { readonly form: EnquiryFormState }) {
  const { submitted, words } = form.props
  if (form.awake || !submitted?.beforeCode) return null
  const { question, beforeCode } = submitted
  return (
    <CodeQuestion
      id={idOf(form, 'answer')}
      question={question.text}
      isWrong={beforeCode.isWrong}
      words={words.noScript.another}
    />
  )
}
