import { useEffect, useRef } from 'react'
import { call } from '../../../../client/call.ts'
import { seemsSignedIn } from '../../../../client/signed-in-mark.ts'
import { checkOrderMarkAction } from '../../actions.ts'

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
    let [isAsked, isAskedAgain, isCurrent] = [false, false, true]
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !seemsSignedIn()) return
      // An answer that is under way may be about whoever was signed in before.
      if (isAsked) {
        isAskedAgain = true
        return
      }
      isAsked = true
      const reply = await call(checkOrderMarkAction, { query: { mark } })
      isAsked = false
      if (!isCurrent) return
      if (reply.kind === 'ok' && reply.answer.data.differs !== null)
        return heard.current(reply.answer.data.differs)
      if (!isAskedAgain) return
      isAskedAgain = false
      return ask()
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
