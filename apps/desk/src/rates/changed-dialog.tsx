import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { useTexts } from '../texts/language.tsx'
import { usePartNames } from './part-names.ts'
import styles from './rates.module.css'

/** What the answer to a stale save says: the revision that stands, and the parts that differ. */
export type Differing = {
  readonly revision: number
  readonly differences: readonly { readonly part: string }[]
}

/** Somebody else saved the version meanwhile: whose tables stay is decided, and nothing is lost before. */
export function ChangedDialog({
  differing,
  onTheirs,
  onMine,
  onClose,
}: {
  readonly differing: Differing
  readonly onTheirs: () => Promise<void>
  readonly onMine: () => void
  readonly onClose: () => void
}) {
  const { rates: words } = useTexts()
  const partName = usePartNames()
  return (
    <Dialog title={words.changedTitle} open onClose={onClose}>
      <p>{words.changedLead}</p>
      <ul className={styles.list}>
        {differing.differences.map(({ part }) => (
          <li key={part}>{partName(part)}</li>
        ))}
      </ul>
      <DialogActions>
        <Button onPress={() => void onTheirs()}>{words.takeTheirs}</Button>
        <Button kind="primary" onPress={onMine}>
          {words.keepMine}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
