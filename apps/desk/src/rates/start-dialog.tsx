import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { startRateVersionAction } from '../../../site/features/desk/rates/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { sayDone } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { tomorrow } from './tomorrow.ts'

/** A version is begun with what it is called and the day from which it holds. */
export function StartDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts()
  const words = texts.rates
  const client = useQueryClient()
  const navigate = useNavigate()
  const [title, setTitle] = useState('')
  const [validFrom, setValidFrom] = useState(tomorrow)
  const start = useMutation({
    mutationFn: () => ask(startRateVersionAction, { body: { title, validFrom } }),
    onSuccess: async ({ id }) => {
      sayDone(words.started)
      await client.invalidateQueries({ queryKey: ['rates'] })
      await navigate({ to: '/rates/$id', params: { id } })
    },
  })
  const { error } = start
  const isOfTitle = error instanceof AskError && error.fields[0]?.path === 'title'
  const sentence = error === null ? null : sentenceOf(error, texts)
  return (
    <Dialog title={words.start} open onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          start.mutate()
        }}
      >
        <TextField
          label={words.name}
          help={words.nameHelp}
          value={title}
          onChange={setTitle}
          autoFocus
          problem={isOfTitle ? sentence : null}
        />
        <TextField
          type="date"
          label={words.validFrom}
          help={words.validFromHelp}
          value={validFrom}
          onChange={setValidFrom}
          problem={isOfTitle ? null : sentence}
        />
        <DialogActions>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button type="submit" kind="primary" isPending={start.isPending}>
            {words.start}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
