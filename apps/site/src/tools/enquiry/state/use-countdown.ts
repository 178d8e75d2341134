import { useCallback, useEffect, useState } from 'react'

/** Seconds where the server does not say. */
const usualWait = 60

/**
 * Whole seconds left until another code may be asked for. The end is kept in the tab under `key`, so a reload does
 * not make the wait shorter or longer.
 */
export function useCountdown(key: string): {
  readonly left: number
  readonly start: (seconds: number) => void
} {
  const [left, setLeft] = useState(0)

  const follow = useCallback(() => setLeft(secondsLeft(readEnd(key), Date.now())), [key])
  useEffect(follow, [follow])
  useEffect(() => {
    if (left === 0) return
    // The next second begins when the rest is a whole number of them.
    const timer = setTimeout(follow, ((readEnd(key) - Date.now()) % 1000) + 1)
    return () => clearTimeout(timer)
  }, [left, key, follow])

  const start = useCallback(
    (seconds: number) => {
      const wait = Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : usualWait
      ends.set(key, Date.now() + wait * 1000)
      try {
        sessionStorage.setItem(key, String(ends.get(key)))
      } catch {
        // Without storage the wait lasts as long as the page.
      }
      follow()
    },
    [key, follow],
  )
  return { left, start }
}

const ends = new Map<string, number>()

/** Seconds from `now` to `end`, both ms: whole, never negative, never more than a day. */
export function secondsLeft(end: number, now: number): number {
  const seconds = Math.ceil((end - now) / 1000)
  return Number.isFinite(seconds) && seconds <= 86_400 ? Math.max(0, seconds) : 0
}

function readEnd(key: string): number {
  const known = ends.get(key)
  if (known !== undefined) return known
  try {
    return Number(sessionStorage.getItem(key))
  } catch {
    return 0
  }
}
