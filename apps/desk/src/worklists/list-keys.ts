import { useEffect, useRef, useState } from 'react'
import { type Command, commandOf } from './commands.ts'

const storedAt = 'desk-letters'

/** Whether single letters do something here, for whoever speaks to their computer: kept in the browser. */
export function useLetters(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(storedAt) !== 'off')
  const change = (next: boolean) => {
    localStorage.setItem(storedAt, next ? 'on' : 'off')
    setOn(next)
  }
  return [on, change]
}

/** Hears the keys of a list wherever the focus is, unless somebody writes or something is open over the list. */
export function useListKeys(hasLetters: boolean, run: (command: Command) => boolean): void {
  const listener = useRef(run)
  listener.current = run
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      const at = event.target instanceof Element ? event.target : document.body
      if (event.defaultPrevented || at.closest(elsewhere) !== null) return
      const command = commandOf(event, at.closest('[data-index]') !== null, hasLetters)
      if (command !== null && listener.current(command)) event.preventDefault()
    }
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [hasLetters])
}

const elsewhere =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=listbox], [role=menu]'
