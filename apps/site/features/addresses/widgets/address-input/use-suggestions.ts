import { useEffect, useState } from 'react'
import { call } from '../../../../client/call.ts'
import { addressSuggestionAction } from '../../actions.ts'
import type { AreaSuggestion } from './ask-addresses.ts'

/** Time after the last key before the server is asked, ms. */
const pauseMs = 180

type Suggestions =
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
      const body = { address: typed, limit: 8 }
      const reply = await call(addressSuggestionAction, { body }, { signal: stop.signal })
      if (stop.signal.aborted) return
      setFound(reply.kind === 'ok' ? { kind: 'found', typed, areas: reply.answer.data } : { kind: 'failed' })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])
  return found
}
