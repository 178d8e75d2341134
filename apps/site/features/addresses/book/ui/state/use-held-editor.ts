import { useEffect, useRef } from 'react'
import { type HoldTyped, holdTyped, takeTyped, typedIsBack } from '../../../../../client/hold-typed.ts'
import { type EditorState, emptyEditor } from '../book-model.ts'

const name = 'address'

/**
 * An address that was being typed when the session ended waits on the device, and opens again for whoever signs in to
 * the same account. `opened` is the editor as nobody has typed in it.
 */
export function useHeldEditor(
  editor: EditorState | null,
  opened: EditorState | null,
  onBack: (held: EditorState) => void,
): void {
  const now = useRef({ editor, opened, onBack })
  useEffect(() => {
    now.current = { editor, opened, onBack }
  })
  useEffect(() => {
    const hold = (event: Event) => {
      const { editor: typed, opened: before } = now.current
      if (typed === null || JSON.stringify(typed.draft) === JSON.stringify(before?.draft)) return
      ;(event as HoldTyped).detail.hold(name, JSON.stringify({ id: typed.id, draft: typed.draft }))
    }
    const back = () => {
      const held = heldEditor(takeTyped(name))
      if (held !== null) now.current.onBack(held)
    }
    back()
    document.addEventListener(holdTyped, hold)
    document.addEventListener(typedIsBack, back)
    return () => {
      document.removeEventListener(holdTyped, hold)
      document.removeEventListener(typedIsBack, back)
    }
  }, [])
}

/** As this release shows it; null for none, and for what another release has held. */
function heldEditor(text: string | null): EditorState | null {
  if (text === null) return null
  const { id, draft } = JSON.parse(text) as Pick<EditorState, 'id' | 'draft'>
  const isWhole = Object.keys(emptyEditor.draft).every((field) => field in draft)
  return isWhole ? { ...emptyEditor, id, draft } : null
}
