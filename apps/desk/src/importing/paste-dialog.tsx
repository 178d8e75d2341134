import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { useTexts } from '../texts/language.tsx'
import styles from './importing.module.css'
import { bounds } from './read-files.ts'
import type { GivenFile } from './rows.ts'

/** A file as a text that somebody pastes, and its name as far as they know it. */
export function PasteDialog({
  onClose,
  onPaste,
}: {
  readonly onClose: () => void
  readonly onPaste: (file: GivenFile) => void
}) {
  const texts = useTexts()
  const words = texts.importing
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const isTooLarge = new Blob([text]).size > bounds.file
  return (
    <Dialog title={words.paste} open onClose={onClose} size="wide">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isTooLarge) onPaste({ file: fileName(name), text })
        }}
      >
        <TextField
          label={words.pasteText}
          multiline
          autoFocus
          value={text}
          onChange={setText}
          problem={isTooLarge ? words.unfit['too-large'] : null}
        />
        <TextField label={words.pasteName} help={words.pasteHelp} value={name} onChange={setName} />
        <DialogActions>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button type="submit" kind="primary" isDisabled={text.trim() === ''}>
            {words.check}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function fileName(typed: string): string {
  const name = typed.trim().slice(0, 200)
  if (name === '') return 'pasted.yaml'
  return /\.ya?ml$/i.test(name) ? name : `${name}.yaml`
}
