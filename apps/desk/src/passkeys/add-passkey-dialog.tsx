import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addPasskeyAction, askNewPasskeyAction } from '../../../site/features/desk/passkeys/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { sayDone } from '../parts/toasts.tsx'
import { useTexts } from '../texts/language.tsx'
import { makePasskey, problemOf } from './ceremony.ts'
import styles from './passkeys.module.css'

/** Makes one more passkey, with a name to tell it by. */
export function AddPasskeyDialog({
  onClose,
  onAdded,
}: {
  readonly onClose: () => void
  readonly onAdded: () => Promise<unknown>
}) {
  const texts = useTexts()
  const [name, setName] = useState('')
  const add = useMutation({
    mutationFn: async () => {
      const made = await makePasskey(await ask(askNewPasskeyAction, { body: {} }))
      return ask(addPasskeyAction, { body: { name, made } })
    },
    onSuccess: () => {
      sayDone(texts.passkeys.added)
      onClose()
      return onAdded()
    },
  })
  return (
    <Dialog title={texts.passkeys.add} open onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate()
        }}
      >
        <TextField
          label={texts.passkeys.name}
          help={texts.passkeys.nameHelp}
          value={name}
          onChange={setName}
          problem={add.error === null ? null : problemOf(add.error, texts)}
          maxLength={60}
          autoFocus
        />
        <DialogActions>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button type="submit" kind="primary" isPending={add.isPending}>
            {texts.passkeys.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
