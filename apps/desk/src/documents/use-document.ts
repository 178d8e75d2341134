import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { saveDocumentAction } from '../../../site/features/desk/documents/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { insertItem, moveItem, readAt, removeItem, setValue } from './change-written.ts'
import { type Conflict, documentReducer, openedState } from './document-state.ts'
import type { FormActions, Path } from './form/form-context.ts'
import type { OpenedDocument } from './open-query.ts'

/** How long nothing is typed before it is saved, and before another try where nobody answered, ms. */
const restMs = 600
const retryMs = 3000

type Document = Pick<OpenedDocument, 'name' | 'kind' | 'seed' | 'revision'>

/** A document that is being written: what stands in it, what becomes of each change, and the way back. */
export function useDocument(opened: Document) {
  const client = useQueryClient()
  const [state, tell] = useReducer(documentReducer, opened, ({ seed, revision }) =>
    openedState(seed, revision),
  )
  const latest = useRef(state)
  latest.current = state
  const { name, kind } = opened

  const actions = useMemo(
    (): Omit<FormActions, 'confirm'> => ({
      kind: kind as FormActions['kind'],
      ...changesOf(latest, tell),
      newName: () => `part-${crypto.randomUUID().slice(0, 6)}`,
      written: () => latest.current.written,
    }),
    [kind],
  )

  const save = useCallback(async () => {
    const { pending, revision, saving } = latest.current
    if (pending.length === 0 || saving.kind === 'saving' || saving.kind === 'conflict') return
    tell({ kind: 'sending' })
    try {
      const taken = await ask(saveDocumentAction, {
        body: { name, base: revision, patches: pending as never },
      })
      tell({ kind: 'took', revision: taken.revision, seed: taken.seed ?? null })
      client.setQueryData<OpenedDocument>(['document', name], (known) =>
        known === undefined ? known : { ...known, texts: taken.texts, revision: taken.revision },
      )
    } catch (error) {
      if (!(error instanceof AskError)) throw error
      const { conflicts, revision: current } = (error.answer ?? {}) as {
        conflicts?: Conflict[]
        revision?: number
      }
      if (error.status === 409 && conflicts !== undefined)
        tell({ kind: 'conflicted', conflicts, revision: current ?? revision })
      else if (error.isUnreachable || error.status === 401 || error.status === 429) tell({ kind: 'failed' })
      else tell({ kind: 'refused', message: error.fields[0]?.message ?? error.message })
    }
  }, [name, client])

  const { saving, pending } = state
  useEffect(() => {
    if (
      pending.length === 0 ||
      saving.kind === 'saving' ||
      saving.kind === 'conflict' ||
      saving.kind === 'refused'
    )
      return
    const timer = setTimeout(() => void save(), saving.kind === 'offline' ? retryMs : restMs)
    return () => clearTimeout(timer)
  }, [pending, saving, save])

  // Whoever leaves with something unsaved is asked by the browser.
  useEffect(() => {
    if (pending.length === 0) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [pending.length])

  return { state, tell, actions, save }
}

type Tell = (event: Parameters<typeof documentReducer>[1]) => void
type Latest = { readonly current: ReturnType<typeof openedState> }

function changesOf(latest: Latest, tell: Tell): Pick<FormActions, 'set' | 'insert' | 'remove' | 'move'> {
  const change = ({ written, change: made }: ReturnType<typeof setValue>) => {
    if (made !== null) tell({ kind: 'changed', written, change: made })
  }
  return {
    set: (path: Path, value: unknown) => {
      if (readAt(latest.current.written, path) !== value)
        change(setValue(latest.current.written, path, value))
    },
    insert: (path, index, value) => change(insertItem(latest.current.written, path, index, value)),
    remove: (path, index) => change(removeItem(latest.current.written, path, index)),
    move: (path, from, to) => change(moveItem(latest.current.written, path, from, to)),
  }
}
