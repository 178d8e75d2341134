import { Button } from '@hongyan/ui/button.tsx'
import { FieldProblem } from '@hongyan/ui/field.tsx'
import { SearchIcon } from '@hongyan/ui/icons.tsx'
import type { ComponentProps } from 'react'
import styles from './question-row.module.css'

type QuestionRowProps = {
  readonly id: string
  readonly submit: string
  /** What is wrong with the question, in a sentence. */
  readonly problem?: string | undefined
  /** The list under the field, empty until a script fills it: its id and its name. */
  readonly suggestions: { readonly id: string; readonly label: string }
} & Pick<
  ComponentProps<'input'>,
  'required' | 'defaultValue' | 'maxLength' | 'placeholder' | 'aria-label' | 'aria-describedby'
>

/**
 * The large field of a question with its button, for a form with `data-suggest`: `suggest.client.ts` makes the field a
 * combobox over the list below it where scripts run.
 */
export function QuestionRow({
  id,
  submit,
  problem,
  suggestions,
  'aria-describedby': hint,
  ...input
}: QuestionRowProps) {
  const problemId = `${id}-problem`
  const row = (
    <div className={styles.row}>
      <div className={styles.frame}>
        <SearchIcon />
        <input
          type="search"
          name="q"
          {...input}
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${problemId} ${hint ?? ''}`.trim() : hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <ul id={suggestions.id} className={styles.options} aria-label={suggestions.label} hidden />
      </div>
      <Button type="submit" size="dock" className={styles.go}>
        {submit}
      </Button>
    </div>
  )
  if (!problem) return row
  return (
    <>
      {row}
      <FieldProblem id={problemId} role="alert">
        {problem}
      </FieldProblem>
    </>
  )
}
