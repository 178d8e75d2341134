import { useEffect } from 'react'

/** The keys that work wherever one is in a document: saving, the way back, and from the form to what stands beside it. */
export function useEditorKeys({
  save,
  undo,
  redo,
  cross,
}: {
  readonly save: () => Promise<void>
  readonly undo: () => void
  readonly redo: () => void
  /** F6, which goes from pane to pane elsewhere too. */
  readonly cross: () => void
}): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'F6') {
        event.preventDefault()
        cross()
        return
      }
      if (!(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      if (key === 's') {
        event.preventDefault()
        void save()
      } else if (key === 'z' || key === 'y') {
        event.preventDefault()
        if (key === 'y' || event.shiftKey) redo()
        else undo()
      }
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [save, undo, redo, cross])
}
