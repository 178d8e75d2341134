import { fill } from '@hongyan/locales'
import { CheckIcon, InfoIcon } from '@hongyan/ui/icons.tsx'
import type { BookWords } from '../book-model.ts'
import { useCoverageNote } from '../state/use-coverage-note.ts'
import styles from './book-editor.module.css'

/** Whether we deliver to the area that was chosen, and from which branch. */
export function CoverageLine({
  area,
  words,
}: {
  readonly area: string
  readonly words: BookWords['book']['editor']['coverage']
}) {
  const note = useCoverageNote(area)
  const isKnown = note !== null && (note.state === 'not' || note.branch !== null)
  return (
    <p role="status" className={styles.coverage} data-state={note?.state}>
      {isKnown && (note.state === 'served' ? <CheckIcon size={16} /> : <InfoIcon size={16} />)}
      {isKnown && fill(words[note.state], { branch: note.branch ?? '' })}
    </p>
  )
}
