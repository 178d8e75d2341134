import { useEffect } from 'react'

type Note = (field: HTMLElement) => void

/** Tells two parts of the editor of whatever gets the focus in the form. */
export function useFieldFocus(first: Note, second: Note): void {
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest('[data-form]') === null) return
      first(target)
      second(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [first, second])
}
