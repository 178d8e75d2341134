import type { LocaleId } from '@hongyan/locales'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withdrawDocumentAction } from '../../../site/features/desk/releases/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'

/** Takes one language of a document off the site, asked about once more before. */
export function WithdrawDialog({
  name,
  language,
  onClose,
}: {
  readonly name: string
  readonly language: LocaleId
  readonly onClose: () => void
}) {
  const texts = useTexts()
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const withdraw = useMutation({
    mutationFn: () => ask(withdrawDocumentAction, { body: { name, language, note } }),
    onSuccess: () => {
      sayDone(texts.releases.withdrawn)
      onClose()
      return client.invalidateQueries({ queryKey: ['releases'] })
    },
    onError: (error) => sayProblem(sentenceOf(error, texts)),
  })
  return (
    <Dialog
      title={texts.releases.withdrawTitle(texts.documents.languageNames[language])}
      open
      onClose={onClose}
    >
      <p>{texts.releases.withdrawLead}</p>
      <TextField label={texts.releases.note} value={note} onChange={setNote} />
      <DialogActions>
        <Button onPress={onClose}>{texts.cancel}</Button>
        <Button kind="primary" isPending={withdraw.isPending} onPress={() => withdraw.mutate()}>
          {texts.releases.withdraw}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
