import { recogniseNumber } from '@hongyan/domain/numbers/recognise-number'
import { splitNumbers } from '@hongyan/domain/numbers/split-numbers'
import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import type { LocaleId } from '@hongyan/locales'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, type FailureReason, failureReason } from '../../../../client/call.ts'
import { lookUpShipmentsAction } from '../../view/actions.ts'
import { numbersPerLookup } from '../../widgets/tracking-box/limits.ts'
import { readTrackQuery, type TrackQuery, trackPath, withoutNumber } from '../text/track-query.ts'
import type { DeviceList } from './device-list.ts'
import { type Lookup, patienceMs } from './lookup.ts'

type LookupsStart = {
  readonly locale: LocaleId
  readonly query: TrackQuery
  /** Whole for the open number, cut down for the others. */
  readonly answers: readonly TrackingAnswer[]
  /** When the server answered, ms UTC. */
  readonly now: number
}

type LookupsParts = {
  readonly clock: () => number
  readonly tokens: () => readonly string[]
  readonly saved: DeviceList
  readonly onAnswers: (answers: readonly TrackingAnswer[], fetchedAt: number) => void
}

type Lookups = {
  readonly query: TrackQuery
  readonly all: readonly Lookup[]
  readonly refreshing: boolean
  /** Why the last look-up did not reach the server, until one does. */
  readonly failure: FailureReason | null
  readonly go: (query: TrackQuery) => void
  readonly add: (text: string) => boolean
  readonly remove: (number: string) => void
  /** Asks, `quietly` where nobody is waiting; the answers in the order of the numbers, or null where none came. */
  readonly ask: (numbers: readonly string[], quietly?: boolean) => Promise<readonly TrackingAnswer[] | null>
  /** Replaces an answer without asking, to take names out of it. */
  readonly put: (number: string, answer: TrackingAnswer) => void
}

/** The numbers of the address and what is known about each. The back button walks through them. */
export function useLookups(start: LookupsStart, parts: LookupsParts): Lookups {
  const { locale } = start
  const [query, setQuery] = useState(start.query)
  const [known, setKnown] = useState<ReadonlyMap<string, Lookup>>(() => initialLookups(start))
  const [refreshing, setRefreshing] = useState(false)
  const [failure, setFailure] = useState<FailureReason | null>(null)
  const latest = useRef({ parts, known, query })
  useEffect(() => {
    latest.current = { parts, known, query }
  })

  const merge = useCallback((lookups: readonly Lookup[]) => {
    setKnown((before) => new Map([...before, ...lookups.map((lookup) => [lookup.number, lookup] as const)]))
  }, [])

  const ask = useCallback(
    async (numbers: readonly string[], quietly = false) => {
      if (numbers.length === 0) return null
      const { tokens, clock } = latest.current.parts
      const fresh = numbers.filter((number) => !isWhole(latest.current.known.get(number)))
      merge(
        fresh.flatMap((number): Lookup[] =>
          latest.current.known.get(number)?.kind === 'answered' ? [] : [{ kind: 'pending', number }],
        ),
      )
      setRefreshing(!quietly && fresh.length < numbers.length)
      const unlockTokens = tokens()
      const body = { numbers, ...(unlockTokens.length > 0 ? { unlockTokens } : {}) }
      const reply = await call(lookUpShipmentsAction, { body }, { timeoutMs: patienceMs })
      setRefreshing(false)
      if (reply.kind === 'ok') {
        const { data } = reply.answer
        const fetchedAt = clock()
        setFailure(null)
        merge(
          numbers.flatMap((number, index): Lookup[] => {
            const answer = data[index]
            return answer ? [{ kind: 'answered', number, answer, fetchedAt, fromDevice: false }] : []
          }),
        )
        latest.current.parts.onAnswers(data, fetchedAt)
        return data
      }
      const reason = failureReason(reply)
      setFailure(reason)
      merge(fresh.map((number) => fromDevice(latest.current.parts.saved, number, reason)))
      return null
    },
    [merge],
  )

  const look = useCallback(
    (next: TrackQuery) => {
      const wanted = next.numbers.filter((number) => {
        const lookup = latest.current.known.get(number)
        return number === next.open ? !isWhole(lookup) : lookup?.kind !== 'answered'
      })
      const bad = wanted.flatMap((number) => badFormat(number, latest.current.parts.clock()))
      merge(bad)
      void ask(wanted.filter((number) => !bad.some((lookup) => lookup.number === number)))
    },
    [ask, merge],
  )

  const go = useCallback(
    (next: TrackQuery) => {
      history.pushState(null, '', trackPath(locale, next))
      setQuery(next)
      look(next)
    },
    [locale, look],
  )

  useEffect(() => {
    const walk = () => {
      const next = readTrackQuery(new URLSearchParams(location.search))
      setQuery(next)
      look(next)
    }
    addEventListener('popstate', walk)
    return () => removeEventListener('popstate', walk)
  }, [look])

  const add = useCallback(
    (text: string) => {
      const { numbers } = splitNumbers(text, numbersPerLookup)
      const [first] = numbers
      if (first === undefined) return false
      const all = [...new Set([...latest.current.query.numbers, ...numbers])].slice(0, numbersPerLookup)
      go({ numbers: all, open: all.includes(first) ? first : latest.current.query.open })
      return true
    },
    [go],
  )

  const remove = useCallback((number: string) => go(withoutNumber(latest.current.query, number)), [go])

  const put = useCallback(
    (number: string, answer: TrackingAnswer) => {
      const before = latest.current.known.get(number)
      if (before?.kind === 'answered') merge([{ ...before, answer }])
    },
    [merge],
  )

  const all = query.numbers.map((number): Lookup => known.get(number) ?? { kind: 'pending', number })
  return { query, all, refreshing, failure, go, add, remove, ask, put }
}

function initialLookups({ query, answers, now }: LookupsStart): ReadonlyMap<string, Lookup> {
  return new Map(
    query.numbers.flatMap((number, index) => {
      const answer = answers[index]
      const partial = number !== query.open && answer?.kind === 'found'
      return answer
        ? [[number, { kind: 'answered', number, answer, fetchedAt: now, fromDevice: false, partial }]]
        : []
    }),
  )
}

function isWhole(lookup: Lookup | undefined): boolean {
  return lookup?.kind === 'answered' && !lookup.partial
}

/** A mistyped number needs no server to be recognised. */
function badFormat(number: string, now: number): Lookup[] {
  const read = recogniseNumber(number)
  if (read.kind !== 'invalid') return []
  const answer = { kind: 'bad-format', number, problem: read.problem } as const
  return [{ kind: 'answered', number, answer, fetchedAt: now, fromDevice: false }]
}

function fromDevice(kept: DeviceList, number: string, reason: FailureReason): Lookup {
  const own = kept.find((candidate) => candidate.number === number)
  return own
    ? { kind: 'answered', number, answer: own.answer, fetchedAt: own.fetchedAt, fromDevice: true }
    : { kind: 'failed', number, reason }
}
