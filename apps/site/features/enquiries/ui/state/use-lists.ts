import { hasAreaTree } from '@hongyan/domain/addresses/area-form'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Choice, fetchPlaces, fetchSession, fetchTypes, type Places } from './calls.ts'

/** A session is asked for anew before it is as old as the server lets it become. */
const sessionMs = 110 * 60_000

export type Lists = {
  readonly types: readonly Choice[]
  /** Null until they have come. */
  readonly places: Places | null
  readonly placesFailed: boolean
  readonly retryPlaces: () => void
  /** The session for sending one enquiry; null when none can be had. */
  readonly session: () => Promise<string | null>
  /** The next enquiry needs another. */
  readonly dropSession: () => void
}

/** What was fetched, in the order the page offers it in; what the page does not know comes last. */
function inOrderOf(known: readonly Choice[], fetched: readonly Choice[]): readonly Choice[] {
  const places = new Map(known.map(({ value }, at) => [value, at]))
  const placeOf = ({ value }: Choice) => places.get(value) ?? known.length
  return fetched.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What the form fetches when it opens: kinds of cooperation, the address tree and a session for the captcha. */
export function useLists(known: readonly Choice[]): Lists {
  const [types, setTypes] = useState(known)
  const [places, setPlaces] = useState<Places | null>(null)
  const [placesFailed, setPlacesFailed] = useState(false)
  const [round, setRound] = useState(0)
  const opened = useRef<{ readonly token: string; readonly at: number } | null>(null)

  const session = useCallback(async () => {
    const present = opened.current
    // A clock that was set back says as little about its age as one that leapt ahead.
    if (present !== null && Math.abs(Date.now() - present.at) < sessionMs) return present.token
    const reply = await fetchSession()
    if (reply.kind === 'ok') opened.current = { token: reply.answer.obj, at: Date.now() }
    return reply.kind === 'ok' ? reply.answer.obj : null
  }, [])
  const dropSession = useCallback(() => {
    opened.current = null
    void session()
  }, [session])

  useEffect(() => {
    const leaving = new AbortController()
    void fetchTypes(leaving.signal).then((reply) => {
      if (reply.kind === 'ok' && reply.answer.content.length > 0)
        setTypes(inOrderOf(known, reply.answer.content))
    })
    void session()
    return () => leaving.abort()
  }, [known, session])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another try
  useEffect(() => {
    if (!hasAreaTree) return
    const leaving = new AbortController()
    void fetchPlaces(leaving.signal).then((reply) => {
      if (leaving.signal.aborted) return
      setPlacesFailed(reply.kind !== 'ok')
      if (reply.kind === 'ok') setPlaces(reply.answer.content)
    })
    return () => leaving.abort()
  }, [round])

  return {
    types,
    places,
    placesFailed,
    retryPlaces: () => setRound((before) => before + 1),
    session,
    dropSession,
  }
}
