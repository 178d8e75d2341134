import { Button } from '@hongyan/ui/button.tsx'
import { SearchIcon } from '@hongyan/ui/icons.tsx'
import type { ComponentProps } from 'react'
import styles from './question-row.module.css'

type QuestionRowProps = {
  readonly submit: string
  /** The list under the field, empty until a script fills it: its id and its name. */
  readonly suggestions: { readonly id: string; readonly label: string }
} & Pick<
  ComponentProps<'input'>,
  'id' | 'required' | 'defaultValue' | 'maxLength' | 'placeholder' | 'aria-label' | 'aria-describedby'
>

/**
 * The large field of a question with its button, for a form with `data-suggest`: `suggest.client.ts` makes the field a
 * combobox over the list below it where scripts run.
 */
export function QuestionRow({ submit, suggestions, ...input }: QuestionRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.frame}>
        <SearchIcon />
        <input
          type="search"
          name="q"
          {...input}
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
}
