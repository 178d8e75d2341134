import { useCallback, useEffect, useState } from 'react'

const tickMs = 20_000

/**
 * The server's clock, carried on by the visitor's: ages stay right where that one is set wrong.
 * @param start the server's moment in ms UTC @param trusted whether `start` was taken for this very request
 */
export function useClock(start: number, trusted: boolean): { now: number; read: () => number } {
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

  return { now, read }
}
