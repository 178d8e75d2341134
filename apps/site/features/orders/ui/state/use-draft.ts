import { useEffect, useState } from 'react'
import { draftKey, readDraftText, writeDraft } from '../form/order-draft.ts'
import { isUntouched, type OrderForm } from '../form/order-form.ts'

/** A moment after the last change, ms. */
const afterTyping = 400

/**
 * Keeps what is typed in this browser, and brings back what was. A quote or an order that was carried along comes first;
 * `onKept` is told when there is more to bring back than that.
 */
export function useDraft(
  form: OrderForm,
  {
    carried,
    take,
    onKept,
  }: {
    readonly carried: boolean
    readonly take: (draft: OrderForm) => void
    readonly onKept: () => void
  },
) {
  const [state, setState] = useState<'none' | 'kept' | 'restored'>('none')
  const [first] = useState(form)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, as the page wakes
  useEffect(() => {
    if (carried) return
    const draft = readDraftText(stored((storage) => storage.getItem(draftKey)))
    if (draft === null || isUntouched(draft) || draft.kind !== form.kind) return
    take(draft)
    setState('restored')
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed alone is waited for
  useEffect(() => {
    if (form === first || isUntouched(form)) return
    const timer = setTimeout(() => {
      stored((storage) => storage.setItem(draftKey, writeDraft(form)))
      setState((before) => (before === 'restored' ? before : 'kept'))
      if (carried) onKept()
    }, afterTyping)
    return () => clearTimeout(timer)
  }, [form, first])
  const forget = () => {
    stored((storage) => storage.removeItem(draftKey))
    setState('none')
  }
  return { draft: state, forget }
}

/** A browser that forbids storage keeps nothing. */
function stored<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}
