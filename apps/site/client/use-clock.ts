import { useCallback, useEffect, useState } from 'react'

const tickMs = 20_000

/** The moment the page began, by the device's clock and by that of the page. */
const begun = { wall: Date.now(), steady: performance.now() }

/** The device's clock, which goes on while it sleeps; where it is set back, that of the page, which nobody sets. */
function deviceNow(): number {
  return Math.max(Date.now(), begun.wall + performance.now() - begun.steady)
}

/**
 * The server's clock, carried on by the visitor's: ages stay right where that one is set wrong, and never run back.
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
  const read = useCallback(() => deviceNow() + skew, [skew])

  useEffect(() => {
    if (!trusted) return
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    setSkew(start + performance.now() - (navigation?.responseStart ?? 0) - deviceNow())
  }, [start, trusted])

  useEffect(() => {
    const tick = () => setNow(deviceNow() + skew)
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [skew])

  // Farther ahead than two ticks there is another chance to set it.
  const next = Math.min(...turns.filter((turn) => turn > now && turn < now + 2 * tickMs))
  useEffect(() => {
    if (!Number.isFinite(next)) return
    const timer = setTimeout(() => setNow(deviceNow() + skew), Math.max(0, next - deviceNow() - skew))
    return () => clearTimeout(timer)
  }, [next, skew])

  return { now, read }
}
