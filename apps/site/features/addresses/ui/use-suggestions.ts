import { useEffect, useState } from 'react'
import type { AreaSuggestion } from '../../../client/ask-addresses.ts'
import { suggestAreas } from '../../../client/ask-addresses.ts'

/** Time after the last key before the server is asked, ms. */
const pauseMs = 180

export type Suggestions =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'found'; readonly typed: string; readonly areas: readonly AreaSuggestion[] }

/** Areas for what is typed, the last question's answer only. */
export function useSuggestions(typed: string): Suggestions {
  const [found, setFound] = useState<Suggestions>({ kind: 'none' })
  useEffect(() => {
    if (typed.trim() === '') {
      setFound({ kind: 'none' })
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await suggestAreas(typed, stop.signal)
      if (stop.signal.aborted) return
      setFound(answer.kind === 'ok' ? { kind: 'found', typed, areas: answer.data } : { kind: 'failed' })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])
  return found
}
