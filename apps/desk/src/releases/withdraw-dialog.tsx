import type { LocaleId } from '@hongyan/locales'
import { useState } from 'react'
import { withdrawDocumentAction } from '../../../site/features/desk/releases/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { useTexts } from '../texts/language.tsx'
import { useReleaseWork } from './use-release-work.ts'

/** Takes one language of a document off the site, asked about once more before. */
export function WithdrawDialog({
  name,
  language,
  onClose,
}: {
  readonly name: string
  readonly language: LocaleId
  readonly onClose: (isDone: boolean) => void
}) {
  const texts = useTexts()
  const [note, setNote] = useState('')
  const work = useReleaseWork(name, (isOver) => isOver && onClose(true))
  const { releases } = texts
  return (
    <Dialog
      title={releases.withdrawTitle(texts.documents.languageNames[language])}
      open
      onClose={() => onClose(false)}
    >
      <p>{releases.withdrawLead}</p>
      <TextField label={releases.note} value={note} onChange={setNote} />
      <DialogActions>
        <Button onPress={() => onClose(false)}>{texts.cancel}</Button>
        <Button
          kind="primary"
          isPending={work.isPending}
          onPress={() =>
            work.mutate({
              act: () => ask(withdrawDocumentAction, { body: { name, language, note } }),
              said: releases.withdrawn,
            })
          }
        >
          {releases.withdraw}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
