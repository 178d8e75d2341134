import { useCallback, useEffect, useState } from 'react'

/** Seconds where the server does not say. */
const usualWait = 60

/**
 * A moment in ms by two clocks: that of the device, which goes on while it sleeps and can be set, and that of the
 * page, which nobody sets and which may sleep along.
 */
type Moment = { readonly wall: number; readonly steady: number }

/**
 * Whole seconds left until another code may be asked for. The end is kept in the tab under `key`, so a reload does
 * not make the wait shorter or longer.
 */
export function useCountdown(key: string): {
  readonly left: number
  readonly start: (seconds: number) => void
} {
  const [left, setLeft] = useState(0)

  const follow = useCallback(() => setLeft(secondsLeft(readEnd(key), presentMoment())), [key])
  useEffect(follow, [follow])
  useEffect(() => {
    if (left === 0) return
    // The next second begins when the rest is a whole number of them.
    const timer = setTimeout(follow, (msLeft(readEnd(key), presentMoment()) % 1000) + 1)
    return () => clearTimeout(timer)
  }, [left, key, follow])

  const start = useCallback(
    (seconds: number) => {
      const wait = Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : usualWait
      const end = later(presentMoment(), wait * 1000)
      ends.set(key, end)
      try {
        sessionStorage.setItem(key, `${end.wall} ${wait}`)
      } catch {
        // Without storage the wait lasts as long as the page.
      }
      follow()
    },
    [key, follow],
  )
  return { left, start }
}

const ends = new Map<string, Moment>()

/** Seconds from `now` to `end`: whole and never negative. The clock by which less is left is believed. */
export function secondsLeft(end: Moment, now: Moment): number {
  return Math.ceil(msLeft(end, now) / 1000)
}

function msLeft(end: Moment, now: Moment): number {
  return Math.max(0, Math.min(end.wall - now.wall, end.steady - now.steady))
}

/** The end of a wait as another page of the tab kept it: never farther off than the whole wait. */
export function savedEnd(kept: string | null, now: Moment): Moment {
  const [wall, wait] = (kept ?? '').split(' ').map(Number)
  const left = Math.min((wall ?? 0) - now.wall, (wait ?? 0) * 1000)
  return later(now, left > 0 ? left : 0)
}

function later({ wall, steady }: Moment, ms: number): Moment {
  return { wall: wall + ms, steady: steady + ms }
}

function presentMoment(): Moment {
  return { wall: Date.now(), steady: performance.now() }
}

function readEnd(key: string): Moment {
  const known = ends.get(key)
  if (known !== undefined) return known
  let kept: string | null = null
  try {
    kept = sessionStorage.getItem(key)
  } catch {
    // Nothing is kept where nothing can be.
  }
  const end = savedEnd(kept, presentMoment())
  ends.set(key, end)
  return end
}
