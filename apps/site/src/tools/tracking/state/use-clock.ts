import { useCallback, useEffect, useState } from 'react'

const tickMs = 20_000

/**
 * The server's clock, carried on by the visitor's: ages stay right where that one is set wrong.
 * @param start the server's moment in ms UTC @param trusted whether `start` was taken for this very request
 * @param turns instants (ms UTC) at which what is shown changes: the clock strikes at them, to the second
 */
export function useClock(
  start: number,
  trusted: boolean,
  turns: readonly number[] = [],
): { now: number; read: () => number } {
  const [skew, setSkew] = useState(0)
  const [now, setNow] = useState(start)
  const read = useCallback(() => Date.now() + skew, [skew])

  useEffect(() => {
    if (!trusted) return
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    setSkew(start + performance.now() - (navigation?.responseStart ?? 0) - Date.now())
  }, [start, trusted])

  useEffect(() => {
    const tick = () => setNow(Date.now() + skew)
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [skew])

  // Farther ahead than two ticks there is another chance to set it.
  const next = Math.min(...turns.filter((turn) => turn > now && turn < now + 2 * tickMs))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(Date.now() + skew), Math.max(0, next - Date.now() - skew))
    return () => clearTimeout(timer)
  }, [next, skew])

  return { now, read }
}
