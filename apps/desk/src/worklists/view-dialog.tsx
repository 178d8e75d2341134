import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { renameViewAction, saveViewAction } from '../../../site/features/desk/own-work/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { TextField } from '../parts/field.tsx'
import { sayDone } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import styles from './action.module.css'
import type { Worklist } from './declarations.ts'
import type { ListSearch } from './list-search.ts'

/** Names the filters that are shown, or gives a view that is there another name. */
export function ViewDialog({
  list,
  filters,
  view,
  names,
  onDone,
  onClose,
}: {
  readonly list: Worklist
  readonly filters: ListSearch
  /** The view that gets another name; null where one is made. */
  readonly view: { readonly id: string; readonly name: string } | null
  readonly names: readonly string[]
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}) {
  const texts = useTexts()
  const words = texts.views
  const [name, setName] = useState(view?.name ?? '')
  const [isMissing, setMissing] = useState(false)
  const send = useMutation({
    mutationFn: () =>
      view === null
        ? ask(saveViewAction, { body: { worklist: list.id, name, query: { ...filters } } })
        : ask(renameViewAction, { params: { id: view.id }, body: { name } }),
    onSuccess: async () => {
      sayDone(view === null ? words.saved : words.renamed)
      onClose()
      await onDone()
    },
  })
  const refused = send.error === null ? null : sentenceOf(send.error, texts)
  const problem = isMissing ? texts.worklists.needed : refused
  const isThere = view === null && names.includes(name.trim())
  return (
    <Dialog title={view === null ? words.save : words.rename} open onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(name.trim() === '')
          if (name.trim() !== '' && !send.isPending) send.mutate()
        }}
        noValidate
      >
        <TextField
          label={words.name}
          value={name}
          onChange={setName}
          maxLength={40}
          help={isThere ? words.replaces : view === null ? words.help : undefined}
          problem={problem}
          autoComplete="off"
          autoFocus
        />
        <DialogActions>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button type="submit" kind="primary" isPending={send.isPending}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
