import { useEffect, useState } from 'react'
import { useMe } from '../client/me.ts'

/**
 * What somebody has begun to write: it is there again after a reload, and after they signed in anew in this window. It
 * is theirs alone, and gone when it is sent, given up, or the window is closed.
 */
export function useStoredDraft<T>(name: string): readonly [T | null, (next: T | null) => void] {
  const { id } = useMe()
  const place = `desk-draft:${id}:${name}`
  const [draft, setDraft] = useState<{ readonly place: string; readonly value: T | null }>(() => ({
    place,
    value: readDraft<T>(place),
  }))
  const value = draft.place === place ? draft.value : readDraft<T>(place)
  useEffect(() => {
    setDraft((known) => (known.place === place ? known : { place, value: readDraft<T>(place) }))
  }, [place])
  const keep = (next: T | null) => {
    if (next === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify(next))
    setDraft({ place, value: next })
  }
  return [value, keep]
}

function readDraft<T>(place: string): T | null {
  const kept = sessionStorage.getItem(place)
  return kept === null ? null : (JSON.parse(kept) as T)
}
