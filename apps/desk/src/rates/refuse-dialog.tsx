import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refuseRateVersionAction } from '../../../site/features/desk/rates/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'

/** A version goes back with the reason why. */
export function RefuseDialog({
  id,
  onClose,
  onDone,
}: {
  readonly id: string
  readonly onClose: () => void
  readonly onDone: () => Promise<void>
}) {
  const texts = useTexts()
  const words = texts.rates
  const [note, setNote] = useState('')
  const refuse = useMutation({
    mutationFn: () => ask(refuseRateVersionAction, { params: { id }, body: { note } }),
    onSuccess: onDone,
  })
  return (
    <Dialog title={words.refuse} open onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          refuse.mutate()
        }}
      >
        <TextField
          label={words.reason}
          multiline
          autoFocus
          value={note}
          onChange={setNote}
          problem={refuse.error === null ? null : sentenceOf(refuse.error, texts)}
        />
        <DialogActions>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button type="submit" kind="primary" isPending={refuse.isPending}>
            {words.refuse}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
