import { Button } from '@hongyan/ui/button.tsx'
import { AlertIcon } from '@hongyan/ui/icons.tsx'
import { type FormEvent, useId } from 'react'
import { CoverageResult } from './coverage-result.tsx'
import { actionOf, type CoverageViewProps } from './coverage-view.tsx'
import styles from './one-address.module.css'

/** One address and its answer. A plain form by POST: an address never stands in a web address. */
export function OneAddress({ model, handlers, locale, words, now, page }: CoverageViewProps) {
  const field = useId()
  const { problem, busy, answer } = model
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    handlers.check(String(new FormData(event.currentTarget).get('to') ?? ''))
  }
  const message =
    problem === null
      ? null
      : { empty: words.problems.empty, failed: words.problems.failed, 'too-many': words.problems.tooMany }[
          problem
        ]
  return (
    <>
      <form action={actionOf(page, locale)} method="post" className={styles.form} onSubmit={submit}>
        <label htmlFor={field}>{words.one.label}</label>
        <div className={styles.line}>
          <input
            id={field}
            name="to"
            defaultValue={model.typed}
            maxLength={300}
            placeholder={words.one.placeholder}
            autoComplete="street-address"
            enterKeyHint="search"
            aria-invalid={problem === 'empty'}
            aria-describedby={`${field}-note`}
          />
          <Button type="submit" aria-busy={busy}>
            {words.one.submit}
          </Button>
        </div>
        <p id={`${field}-note`} className={message === null ? styles.note : styles.problem}>
          {message !== null && <AlertIcon size={16} />}
          {message ?? words.problems.privacy}
        </p>
      </form>
      <div aria-live="polite">
        {answer !== null && <CoverageResult answer={answer} locale={locale} words={words} now={now} />}
      </div>
    </>
  )
}
