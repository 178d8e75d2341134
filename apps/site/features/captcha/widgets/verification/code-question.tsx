import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { codeButton } from './code-button.ts'
import styles from './code-question.module.css'

type Props = {
  readonly id: string
  readonly question: string
  /** The answer before was. */
  readonly isWrong: boolean
  readonly words: Readonly<Record<'question' | 'hint' | 'wrong' | 'send', string>>
}

/** The question in words that comes before another code where no script runs, and the button that asks for it. */
export function CodeQuestion({ id, question, isWrong, words }: Props) {
  return (
    <div className={styles.question}>
      <TextField
        id={id}
        label={fill(words.question, { question })}
        hint={words.hint}
        problem={isWrong ? words.wrong : undefined}
        announced
        autoFocus
        {...answerField}
      />
      <Button type="submit" kind="secondary" name="do" value={codeButton}>
        {words.send}
      </Button>
    </div>
  )
}

/** The field that a question in words is answered in. */
export const answerField = {
  name: 'answer',
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 6,
} as const
