import { useEffect, useState } from 'react'
import type { BookAnswer } from '../../../client/find-in-book.ts'
import type { FindAddresses } from './picker-model.ts'

/** Time after the last key before the server is asked, ms. */
const pauseMs = 180
/** As many as somebody reads through before typing another letter. */
const size = 50

/** What the book answers to what is typed, the last question's answer only; null until the first is there. */
export function useFoundAddresses(find: FindAddresses, typed: string, attempt: number) {
  const [answer, setAnswer] = useState<BookAnswer | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(
      async () => {
        const found = await find({ keyword: typed, group: null, size }, stop.signal)
        if (!stop.signal.aborted) setAnswer(found)
      },
      typed === '' ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [find, typed, attempt])
  return answer
}
