import { useEffect, useState } from 'react'
import { call } from '../../../../../client/call.ts'
import { getDeliveryServiceAction } from '../../../../branches/coverage/actions.ts'

type CoverageNote = { readonly state: 'served' | 'partly' | 'not'; readonly branch: string | null }

/** Whether we deliver to an area, by its code; null while that is not known, which keeps nobody from saving. */
export function useCoverageNote(area: string): CoverageNote | null {
  const [note, setNote] = useState<CoverageNote | null>(null)
  useEffect(() => {
    setNote(null)
    if (area === '') return
    const stop = new AbortController()
    const ask = async () => {
      const options = { signal: stop.signal, saysWhy: true }
      const reply = await call(getDeliveryServiceAction, { body: { areaCode: area } }, options)
      if (stop.signal.aborted || reply.kind !== 'ok') return
      const answer = reply.answer.data
      if (answer.kind === 'district') setNote({ state: answer.state, branch: answer.branch?.name ?? null })
    }
    void ask()
    return () => stop.abort()
  }, [area])
  return note
}
