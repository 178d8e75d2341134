import { useEffect, useRef } from 'react'
import { call } from '../../../../client/call.ts'
import { seemsSignedIn } from '../../../../client/signed-in-mark.ts'
import { checkOrderMark } from '../../endpoints.ts'

export type MarkDiffers = 'another-account' | 'another-company'

/**
 * Asks whether a form for a company, known by its `mark`, is still that of whoever is signed in, as they come back to
 * its window: they may have signed in elsewhere, where the session of somebody else had ended.
 */
export function useMark(mark: string | null, onDiffers: (differs: MarkDiffers) => void): void {
  const heard = useRef(onDiffers)
  useEffect(() => {
    heard.current = onDiffers
  })
  useEffect(() => {
    if (mark === null) return
    let [isAsked, isCurrent] = [false, true]
    const ask = async () => {
      if (isAsked || document.visibilityState !== 'visible' || !seemsSignedIn()) return
      isAsked = true
      const reply = await call(checkOrderMark, { query: { mark } })
      isAsked = false
      if (isCurrent && reply.kind === 'ok' && reply.answer.data.differs !== null)
        heard.current(reply.answer.data.differs)
    }
    document.addEventListener('visibilitychange', ask)
    // Windows that stand side by side are visible all the time.
    addEventListener('focus', ask)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', ask)
      removeEventListener('focus', ask)
    }
  }, [mark])
}
