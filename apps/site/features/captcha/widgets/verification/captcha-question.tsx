import { Button } from '@hongyan/ui/button.tsx'
import { TextInput } from '@hongyan/ui/field.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import type { AnswerOf } from '../../../../calls/call.ts'
import { answerOf } from '../../../../calls/captcha-answer.ts'
import { call } from '../../../../client/call.ts'
import { openQuestionAction } from '../../actions.ts'
import styles from './captcha.module.css'
import type { VerificationWords } from './words.ts'

type Asked = AnswerOf<typeof openQuestionAction>['data']

/** The check as a question anybody can read, hear and answer with the keyboard. */
export function CaptchaQuestion({
  words: { captcha, retry },
  settle,
}: {
  readonly words: Pick<VerificationWords, 'captcha' | 'retry'>
  readonly settle: (solution: string) => void
}) {
  const id = useId()
  const [asked, setAsked] = useState<Asked | 'failed' | null>(null)
  const [answer, setAnswer] = useState('')
  const [round, setRound] = useState(0)
  const field = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another question
  useEffect(() => {
    const leaving = new AbortController()
    void call(openQuestionAction, {}, { signal: leaving.signal, saysWhy: true }).then((reply) => {
      if (!leaving.signal.aborted) setAsked(reply.kind === 'ok' ? reply.answer.data : 'failed')
    })
    return () => leaving.abort()
  }, [round])

  if (asked === 'failed') {
    return (
      <div className={styles.bar} data-stage="failed">
        <span role="status">{captcha.failed}</span>
        <button type="button" onClick={() => setRound((before) => before + 1)}>
          {retry}
        </button>
      </div>
    )
  }
  const shut = asked === null || answer.trim() === ''
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault()
        if (shut) field.current?.focus()
        else settle(answerOf(asked.token, answer))
      }}
    >
      <label htmlFor={id}>
        <b aria-live="polite">{asked?.question}</b>
        <small id={`${id}-hint`}>{captcha.answer}</small>
      </label>
      <TextInput
        ref={field}
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button
        type="submit"
        aria-disabled={shut || undefined}
        aria-describedby={shut ? `${id}-hint` : undefined}
      >
        {captcha.check}
      </Button>
    </form>
  )
}
