import type { AddressRole } from '@hongyan/domain/address-book/book-rules'
import { useEffect, useRef, useState } from 'react'
import { call, type Refused, type Unreachable } from '../../../../../client/call.ts'
import { type BookEntry, findInBook, whyNothingOwn } from '../../../../../client/find-in-book.ts'
import { useBackCloses } from '../../../../../client/use-back-closes.ts'
import {
  deleteAddressesAction,
  getAddressAction,
  renameGroupAction,
  undoDeletionAction,
} from '../../actions.ts'
import {
  allAddresses,
  type BookProps,
  type BookStatus,
  type EditorState,
  editorOf,
  emptyEditor,
  groupsOf,
  masked,
  type Trouble,
} from '../book-model.ts'
import { saveAddress } from './save-address.ts'
import { useHeldEditor } from './use-held-editor.ts'

/** Time after the last key before the server is asked, ms. */
const pauseMs = 180

export type BookModel = Omit<BookProps, 'importing'> & {
  /** Scripts run. */
  readonly ready: boolean
  readonly busy: 'opening' | 'saving' | null
  /** What somebody wants instead of an editor that is not saved. */
  readonly leaving: (() => void) | null
  readonly trouble: Trouble | null
}

export type BookHandlers = ReturnType<typeof useAddressBook>['handlers']

/** What the page of the book shows, and what its controls do. Nothing of an address enters the address of the page. */
export function useAddressBook(start: BookProps) {
  const [ready, setReady] = useState(false)
  const [question, setQuestion] = useState(start.question)
  const [page, setPage] = useState(start.page)
  const [kept, setCount] = useState(start.kept)
  const [groups, setGroups] = useState(start.groups)
  const [editor, setEditor] = useState(start.editor)
  const [opened, setOpened] = useState(start.editor)
  const [leaving, setLeaving] = useState<BookModel['leaving']>(null)
  const [busy, setBusy] = useState<BookModel['busy']>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [status, setStatus] = useState<BookStatus | null>(start.status)
  const [isManaging, setManaging] = useState(start.isManaging)
  const [version, setVersion] = useState(0)
  const working = useRef(false)
  const isFirst = useRef(true)
  useEffect(() => setReady(true), [])
  useHeldEditor(editor, opened, (held) => setEditor((now) => now ?? held))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version asks the same again
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await findInBook(question, stop.signal)
      if (stop.signal.aborted) return
      if (answer.kind === 'failed') return setTrouble(answer.reason)
      setTrouble(null)
      setPage(masked(answer.page))
      // Only what was found without a question is all there is.
      const found = groupsOf(answer.page)
      const isAll = question.keyword === '' && question.group === null
      if (isAll) setCount(answer.page.total)
      setGroups((before) => (isAll ? found : [...new Set([...before, ...found])]))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [question, version])

  const refresh = () => setVersion((before) => before + 1)
  /** One thing at a time: a second click changes nothing. */
  const once = async (work: () => Promise<void>) => {
    if (working.current) return
    working.current = true
    try {
      await work()
    } finally {
      working.current = false
    }
  }
  /** Says why a call brought nothing. */
  const showRefusal = async (reply: Refused | Unreachable): Promise<void> => {
    if (reply.kind === 'refused' && reply.refusal !== 'too-many') {
      setStatus({ kind: 'failed', text: reply.fields[0]?.message ?? reply.errorMsg })
    } else setTrouble(await whyNothingOwn(reply))
  }

  const show = (next: EditorState | null) => {
    setEditor(next)
    setOpened(next)
    setLeaving(null)
  }
  /** Does it at once, or asks first where an editor would be lost. */
  const leave = (then: () => void): boolean => {
    const isDirty = editor !== null && JSON.stringify(editor.draft) !== JSON.stringify(opened?.draft)
    if (isDirty) setLeaving(() => then)
    else then()
    return !isDirty
  }
  useBackCloses(ready && editor !== null, () => leave(() => show(null)))
  const open = (id: string) =>
    leave(
      () =>
        void once(async () => {
          setBusy('opening')
          const reply = await call(getAddressAction, { body: { id } }, { saysWhy: true })
          setBusy(null)
          setTrouble(null)
          if (reply.kind === 'ok') show(editorOf(reply.answer.data, start.locale))
          else await showRefusal(reply)
        }),
    )

  const save = () =>
    once(async () => {
      if (editor === null) return
      setBusy('saving')
      const outcome = await saveAddress(editor, start.words.book.editor.areaNeeded)
      setBusy(null)
      if (outcome.kind !== 'saved') {
        const { trouble: sentences } = start.words.book.screen
        // A sheet covers the page: what went wrong is said in it, beside what has been typed since.
        const problems = outcome.kind === 'problems' ? outcome.problems : { '': sentences[outcome.reason] }
        return setEditor((now) => now && { ...now, problems })
      }
      setTrouble(null)
      show(null)
      setStatus({ kind: editor.id === null ? 'added' : 'saved' })
      if (editor.id === null) setCount((before) => before + 1)
      refresh()
    })

  const remove = (entry: BookEntry) =>
    once(async () => {
      const before = page
      setPage({ ...page, total: page.total - 1, list: page.list.filter(({ id }) => id !== entry.id) })
      const reply = await call(deleteAddressesAction, { body: [[entry.id]] }, { saysWhy: true })
      if (reply.kind !== 'ok') {
        setPage(before)
        return showRefusal(reply)
      }
      if (editor?.id === entry.id) show(null)
      setCount((count) => count - 1)
      setStatus({ kind: 'deleted', name: entry.name, undo: reply.answer.data.undo })
      refresh()
    })

  const undo = (deletion: string) =>
    once(async () => {
      const reply = await call(undoDeletionAction, { body: { undo: deletion } }, { saysWhy: true })
      if (reply.kind !== 'ok') return showRefusal(reply)
      const { restored } = reply.answer.data
      setCount((count) => count + restored)
      setStatus({ kind: 'restored' })
      refresh()
    })

  const rename = (from: string, to: string | null) =>
    once(async () => {
      const reply = await call(renameGroupAction, { body: { from, to } }, { saysWhy: true })
      if (reply.kind !== 'ok') return showRefusal(reply)
      setStatus({ kind: to === null ? 'dissolved' : 'renamed' })
      setGroups((before) => before.filter((group) => group !== from))
      if (question.group === from) setQuestion({ ...question, group: null })
      refresh()
    })

  /** Who is the default for a role now, as far as the list shows it. */
  const defaultOf = (role: AddressRole): string | null =>
    page.list.find(({ defaultFor, id }) => defaultFor.includes(role) && id !== editor?.id)?.name ?? null

  const { locale, words, most } = start
  const model: BookModel = {
    ...{ locale, words, most, kept, groups, question, page, editor, isManaging, status },
    ...{ ready, busy, leaving, trouble },
  }
  return {
    model,
    defaultOf,
    handlers: {
      type: (keyword: string) => setQuestion({ ...question, keyword }),
      group: (group: string | null) => setQuestion({ ...question, group }),
      showAll: () => setQuestion({ ...question, size: allAddresses }),
      clear: () => setQuestion({ ...question, keyword: '', group: null }),
      add: () => leave(() => show(emptyEditor)),
      open,
      change: (draft: EditorState['draft']) => editor && setEditor({ ...editor, draft }),
      close: () => leave(() => show(null)),
      stay: () => setLeaving(null),
      save: () => void save(),
      remove: (entry: BookEntry) => void remove(entry),
      undo: (deletion: string) => void undo(deletion),
      rename: (from: string, to: string | null) => void rename(from, to),
      manage: (wanted: boolean) => setManaging(wanted),
      forget: () => setStatus(null),
      refresh,
      imported: (added: number, replaced: number) => {
        setCount((count) => count + added)
        setStatus({ kind: 'imported', added, replaced })
        refresh()
      },
    },
  }
}
