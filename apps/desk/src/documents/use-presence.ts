import { useEffect, useState } from 'react'
import { notePresenceAction } from '../../../site/features/desk/documents/actions.ts'
import { ask } from '../client/ask.ts'

type Other = { readonly id: string; readonly name: string }

/** As often as this it is said that a document is open, ms. */
const everyMs = 30_000

/** Says that a document is open here, and hears who else has it open. */
export function usePresence(name: string, first: readonly Other[]): readonly Other[] {
  const [others, setOthers] = useState(first)
  useEffect(() => {
    const say = (isOpen: boolean) =>
      ask(notePresenceAction, { body: { name, isOpen } })
        .then((answer) => isOpen && setOthers(answer.others))
        // It is said again before long.
        .catch(() => {})
    void say(true)
    const timer = setInterval(() => void say(true), everyMs)
    return () => {
      clearInterval(timer)
      void say(false)
    }
  }, [name])
  return others
}
