import { useEffect, useRef } from 'react'

/** Data younger than this is left alone when the page comes back into view. */
const freshMs = 60_000

/** Looks again when the visitor returns to the page or to the network, if what it shows has aged. */
export function useFreshness(ageOf: () => number | null, refresh: () => void): void {
  const latest = useRef({ ageOf, refresh })
  useEffect(() => {
    latest.current = { ageOf, refresh }
  })
  useEffect(() => {
    const back = () => {
      const age = latest.current.ageOf()
      if (document.visibilityState === 'visible' && age !== null && age > freshMs) latest.current.refresh()
    }
    const online = () => latest.current.refresh()
    addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    addEventListener('online', online)
    return () => {
      removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
      removeEventListener('online', online)
    }
  }, [])
}
