import { Checkbox } from '../parts/checkbox.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { useTexts } from '../texts/language.tsx'
import styles from './keys-dialog.module.css'

const keys = [
  ['move', ['J', 'K', '↓', '↑']],
  ['open', ['Enter']],
  ['close', ['Esc']],
  ['select', ['X', 'Space']],
  ['range', ['Shift + J', 'Shift + K']],
  ['all', ['Ctrl + A']],
  ['action', ['E']],
  ['takeNew', ['N']],
  ['search', ['/']],
  ['keys', ['?']],
] as const

/** Which keys do what in a list; those of single letters can be turned off. */
export function KeysDialog({
  hasLetters,
  onLetters,
  onClose,
}: {
  readonly hasLetters: boolean
  readonly onLetters: (on: boolean) => void
  readonly onClose: () => void
}) {
  const words = useTexts().worklists
  return (
    <Dialog title={words.keysTitle} open onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([name, names]) => (
          <div key={name} className={styles.line}>
            <dt>{words.keys[name]}</dt>
            <dd className={styles.names}>
              {names.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox label={words.letters} help={words.lettersHelp} isSelected={hasLetters} onChange={onLetters} />
    </Dialog>
  )
}
