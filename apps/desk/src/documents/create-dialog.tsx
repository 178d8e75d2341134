import { kindNames } from '@hongyan/documents/kind-names'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { createDocumentAction } from '../../../site/features/desk/documents/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { Select, TextField } from '../parts/field.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import styles from './list.module.css'

const kinds = ['news', 'notice', 'question', 'page', 'video'] as const
type Kind = (typeof kinds)[number]

/** A new document of a collection: which, and its name in the address. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { texts, language } = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [kind, setKind] = useState<Kind>('news')
  const [key, setKey] = useState('')
  const create = useMutation({
    mutationFn: () => ask(createDocumentAction, { body: { kind, key } }),
    onSuccess: async ({ name }) => {
      await client.invalidateQueries({ queryKey: ['documents'] })
      await navigate({ to: '/document/$', params: { _splat: name } })
    },
  })
  return (
    <Dialog title={texts.documents.create} open onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate()
        }}
      >
        <Select
          label={texts.documents.kind}
          value={kind}
          options={kinds.map((id) => ({ id, label: kindNames[id][deskLanguages[language].side] }))}
          onChange={(value) => setKind(value as Kind)}
        />
        <TextField
          label={texts.documents.key}
          help={kind === 'page' ? texts.documents.pageKeyHelp : texts.documents.keyHelp}
          value={key}
          onChange={setKey}
          problem={create.error instanceof AskError ? sentenceOf(create.error, texts) : null}
        />
        <DialogActions>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button type="submit" kind="primary" isPending={create.isPending}>
            {texts.documents.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
