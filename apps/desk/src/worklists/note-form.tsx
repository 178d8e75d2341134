import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { type Action, useLocalised } from './declarations.ts'
import type { Typed } from './field-values.ts'
import styles from './record.module.css'
import { runAction } from './run-action.ts'
import { useStoredDraft } from './stored-draft.ts'

/** Writes a note where the others are read. */
export function NoteForm({
  action,
  id,
  onDone,
}: {
  readonly action: Action
  readonly id: string
  readonly onDone: () => Promise<void>
}) {
  const texts = useTexts()
  const said = useLocalised()
  const [typed, keep] = useStoredDraft<Typed>(`${action.path}:${id}`)
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const isSending = useRef(false)
  const [field] = action.fields
  if (field === undefined) return null
  const text = typed?.[field.key] ?? ''

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '' || isSending.current) return
    isSending.current = true
    setPending(true)
    setProblem(null)
    try {
      const [outcome] = await runAction(action, [id], { [field.key]: text })
      if (outcome?.done) {
        keep(null)
        await onDone()
      } else setProblem(outcome?.message ?? texts.broken)
    } catch (error) {
      setProblem(sentenceOf(error, texts))
    }
    isSending.current = false
    setPending(false)
  }
  return (
    <form className={styles.note} onSubmit={(event) => void send(event)}>
      <TextField
        label={said(field.label)}
        multiline
        value={text}
        onChange={(next) => keep(next === '' ? null : { [field.key]: next })}
        problem={problem}
      />
      <Button type="submit" isPending={isPending} isDisabled={text.trim() === ''}>
        {texts.worklists.addNote}
      </Button>
    </form>
  )
}
