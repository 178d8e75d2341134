import { type FormEvent, useRef, useState } from 'react'
import { AskError } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import styles from './action.module.css'
import { ActionFields } from './action-fields.tsx'
import { type Action, useLocalised } from './declarations.ts'
import { missingOf, type Typed } from './field-values.ts'
import type { Outcome } from './run-action.ts'

/** Something that is about to be done with rows: what was typed for it, and what became of it so far. */
export type Draft = {
  readonly action: string
  readonly ids: readonly string[]
  readonly typed: Typed
  readonly refused: readonly Outcome[]
  readonly done: number
}

type ActionDialogProps = {
  readonly action: Action
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
  readonly onSend: (draft: Draft) => Promise<void>
  readonly onClose: () => void
}

/** Asks for what an action needs; what was typed stays until it is done or given up. */
export function ActionDialog({ action, draft, onChange, onSend, onClose }: ActionDialogProps) {
  const texts = useTexts()
  const said = useLocalised()
  const words = texts.worklists
  const [error, setError] = useState<unknown>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [isPending, setPending] = useState(false)
  const isSending = useRef(false)
  const { ids, typed, refused, done } = draft

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const empty = missingOf(action.fields, typed)
    setMissing(empty)
    if (empty.length > 0 || isSending.current) return
    isSending.current = true
    setPending(true)
    setError(null)
    await onSend(draft).catch(setError)
    isSending.current = false
    setPending(false)
  }
  const beside = error instanceof AskError ? error.fields : []
  const problemOf = (key: string) => {
    if (missing.includes(key)) return words.needed
    return beside.find(({ path }) => path === key || path.endsWith(`.${key}`))?.message ?? null
  }
  const isBeside = action.fields.some(({ key }) => problemOf(key) !== null)
  return (
    <Dialog title={words.doing(said(action.label), ids.length)} open onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {ids.length <= 5 && <p className={styles.rows}>{ids.join(', ')}</p>}
        <ActionFields
          fields={action.fields}
          typed={typed}
          problemOf={problemOf}
          onChange={(next) => onChange({ ...draft, typed: next })}
        />
        {action.isFinal && refused.length === 0 && <p>{words.confirm}</p>}
        <div role="alert">
          {error !== null && !isBeside && <p className={styles.problem}>{sentenceOf(error, texts)}</p>}
          {error === null && refused.length > 0 && (
            <div className={styles.problem}>
              <p>{words.partly(done, refused.length)}</p>
              <ul className={styles.refused}>
                {refused.map(({ id, message }) => (
                  <li key={id}>
                    <b>{id}</b> {message}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <DialogActions>
          <Button onPress={onClose}>{refused.length > 0 ? texts.close : texts.cancel}</Button>
          <Button type="submit" kind="primary" isPending={isPending}>
            {refused.length > 0 ? words.again : said(action.label)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
