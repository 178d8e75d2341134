import { useEffect, useRef } from 'react'
import { paths } from '../../../../paths.ts'

/** In ms: for the page to come to rest first, for the first event of a stream, for a sign of life on it, for what is asked now and then. */
const [restMs, firstMs, silentMs, pollMs] = [1000, 5000, 60_000, 30_000] as const

/**
 * Hears of what is new about `numbers` while the page is in view. Where a stream is refused or held back on its way, the
 * browser asks again and again instead: the same events, each time to their end.
 * @param mark where the numbers of the page stood when it was made; what came since is told at once
 * @param onChange resolves to whether the page shows it now; else it is told again after a while
 */
export function useLive(
  numbers: readonly string[],
  mark: string | null,
  onChange: (changed: readonly string[]) => Promise<boolean>,
): void {
  const latest = useRef({ mark, onChange })
  useEffect(() => {
    latest.current.onChange = onChange
  })
  const asked = numbers.join()
  useEffect(() => {
    if (asked === '') return
    let source: EventSource | undefined
    let timer = 0
    let polls = false
    const later = (ms: number, act: () => void) => {
      clearTimeout(timer)
      timer = window.setTimeout(act, ms)
    }
    const stop = () => {
      clearTimeout(timer)
      source?.close()
    }
    const open = () => {
      stop()
      const address = polls ? paths.trackChangesOnce() : paths.trackChanges()
      source = new EventSource(`${address}?no=${asked}&since=${latest.current.mark ?? ''}`)
      const own = source
      own.onmessage = async ({ data, lastEventId }) => {
        const before = latest.current.mark
        latest.current.mark = lastEventId
        if (!polls) later(silentMs, open)
        if (!data || (await latest.current.onChange(data.split(','))) || own.readyState === own.CLOSED) return
        latest.current.mark = before
        own.close()
        later(pollMs, open)
      }
      // Gone for good, unlike a line that broke, which the browser mends by itself.
      own.onerror = () => {
        if (own.readyState === own.CLOSED) later(pollMs, poll)
      }
      if (!polls) later(firstMs, poll)
    }
    const poll = () => {
      polls = true
      open()
    }
    const turn = () => {
      stop()
      polls = false
      if (!document.hidden) later(restMs * (1 + Math.random()), open)
    }
    turn()
    document.addEventListener('visibilitychange', turn)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', turn)
    }
  }, [asked])
}
