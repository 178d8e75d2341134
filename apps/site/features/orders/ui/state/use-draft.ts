import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../../client/call.ts'
import { deviceCleared } from '../../../../client/clear-device.ts'
import { holdTyped, typedIsBack } from '../../../../client/hold-typed.ts'
import { accountTakes } from '../../../../client/move-draft.ts'
import { forgetDraft, saveDraft, savedDraft } from '../../../../client/saved-draft.ts'
import { seemsSignedIn } from '../../../../client/signed-in-mark.ts'
import { deleteOrderDraftAction, listOrderDraftsAction } from '../../drafts/actions.ts'
import { readDraftText, writeDraft } from '../form/order-draft.ts'
import { emptyForm, isUntouched, type OrderForm } from '../form/order-form.ts'
import type { FormAccount } from './use-account.ts'

/** A moment after the last change, ms. */
const afterTyping = 400

type Asked = {
  /** A quote or an order that was carried along comes first. */
  readonly carried: boolean
  readonly account: FormAccount
  readonly take: (change: (form: OrderForm) => OrderForm) => void
  /** Whether nothing has been typed into a form. */
  readonly isBlank: (form: OrderForm) => boolean
  /** There is more to bring back than what was carried. */
  readonly onSaved: () => void
}

/**
 * Keeps what is typed in this browser, and brings back what was: of this browser, or of the account where this browser
 * has none. When the device is cleared, the form is as well: nothing of it is written again.
 */
export function useDraft(form: OrderForm, { carried, account, take, isBlank, onSaved }: Asked) {
  const [state, setState] = useState<'none' | 'kept' | 'restored'>('none')
  const [first] = useState(form)
  /** How often the form was emptied: what was asked for, or was about to be written, before that comes too late. */
  const emptied = useRef(0)
  const isLooked = useRef(false)
  const [isReady, setReady] = useState(carried)
  const wasMarked = useRef(false)
  const writing = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The draft of this browser is of this form. */
  const isOwn = useRef(false)
  const bring = useCallback(
    (draft: OrderForm) => {
      // Whoever has begun meanwhile goes on with that.
      take((now) => (isUntouched(now) ? draft : now))
      isOwn.current = true
      setState('restored')
    },
    [take],
  )
  useEffect(() => {
    if (carried || isLooked.current) return
    // What stands here may be of somebody who has been signed out: the server says so, and forgets the mark.
    if (seemsSignedIn()) {
      wasMarked.current = true
      if (account === 'unknown') return
    } else if (wasMarked.current) return
    isLooked.current = true
    const mine = readDraftText(savedDraft()?.text ?? null)
    if (mine !== null && !isUntouched(mine)) {
      if (mine.kind === first.kind) bring(mine)
      setReady(true)
    } else if (account === 'customer') {
      const wasEmptied = emptied.current
      void draftOfAccount(first.kind).then((draft) => {
        if (emptied.current !== wasEmptied) return
        setReady(true)
        if (draft === null || savedDraft() !== null) return
        saveDraft(writeDraft(draft.form), draft.id)
        bring(draft.form)
      })
    } else setReady(true)
  }, [carried, account, first, bring])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed alone is waited for
  useEffect(() => {
    if (form === first || isBlank(form)) return
    let isWritten = false
    const wasEmptied = emptied.current
    const write = () => {
      clearTimeout(writing.current)
      // Another window may have written something newer since, and what was forgotten since is not written again.
      if (isWritten || emptied.current !== wasEmptied) return
      isWritten = true
      const text = writeDraft(form)
      if (savedDraft()?.text === text) return
      // What was kept before is another order, which the account may have: it is not written over there.
      if (!isOwn.current) forgetDraft()
      isOwn.current = true
      saveDraft(text)
      setState((before) => (before === 'restored' ? before : 'kept'))
      if (carried) onSaved()
    }
    writing.current = setTimeout(write, afterTyping)
    // The account takes it now, or the session has ended: the last field was typed a moment ago.
    const moments = [accountTakes, holdTyped]
    for (const moment of moments) document.addEventListener(moment, write)
    return () => {
      clearTimeout(writing.current)
      for (const moment of moments) document.removeEventListener(moment, write)
    }
  }, [form, first])
  useEffect(() => {
    const back = () => {
      const mine = readDraftText(savedDraft()?.text ?? null)
      if (mine?.kind === first.kind && !carried) bring(mine)
    }
    document.addEventListener(typedIsBack, back)
    return () => document.removeEventListener(typedIsBack, back)
  }, [first, carried, bring])
  useEffect(() => {
    const stop = () => {
      // Before the emptied form is there, the next write would be what was typed.
      clearTimeout(writing.current)
      emptied.current += 1
      isOwn.current = false
      take(({ kind }) => emptyForm(kind))
      setState('none')
    }
    document.addEventListener(deviceCleared, stop)
    return () => document.removeEventListener(deviceCleared, stop)
  }, [take])
  /** Forgets the draft, here and in the account, which may have got it once more while its order was placed. */
  const forget = () => {
    // The form may not have been drawn anew when the page is left, and says then what it holds.
    emptied.current += 1
    const id = forgetDraft()
    isOwn.current = false
    if (id !== null && account === 'customer') void call(deleteOrderDraftAction, { params: { id }, body: {} })
    setState('none')
  }
  return { draft: state, isReady, forget }
}

/** What the account keeps of such an order, the one typed in last; null for none. */
async function draftOfAccount(
  kind: OrderForm['kind'],
): Promise<{ readonly id: string; readonly form: OrderForm } | null> {
  const reply = await call(listOrderDraftsAction, {}, { saysWhy: true })
  const drafts = reply.kind === 'ok' ? reply.answer.data.drafts : []
  for (const { id, content } of drafts) {
    const form = readDraftText(JSON.stringify(content))
    if (form?.kind === kind) return { id, form }
  }
  return null
}
