import type { LocaleId } from '@hongyan/locales'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '../../../calls/call.ts'
import { call, failureReason } from '../../../client/call.ts'
import { countedFetch } from '../../../client/counted-fetch.ts'
import { rememberArea } from '../../../shell/client/area.ts'
import { searchBranchesAction } from '../actions.ts'
import type { BranchAnswer, Point } from '../branch-answer.ts'
import { locateVisitorAction } from '../maps/actions.ts'
import { type BranchQuery, branchPath } from './branch-query.ts'
import type { FinderHandlers, FinderModel, FinderProblem } from './finder-model.ts'

const positionPatienceMs = 8_000
const answerPatienceMs = 10_000

type Asking = {
  readonly area?: string
  readonly address?: string
  readonly point?: Point
  readonly useNetwork?: boolean
}

/** What the finder shows and what its controls do. Answers about a position are kept out of the address. */
export function useFinder(
  start: FinderModel,
  locale: LocaleId,
): { model: FinderModel; handlers: FinderHandlers } {
  const [model, setModel] = useState(start)
  const point = useRef<Point | null>(null)
  /** Counts what was asked: an answer to an earlier question is too late. */
  const asked = useRef(0)
  useEffect(() => {
    setModel((before) => ({ ...before, ready: true }))
    rememberPlace(start.answer)
  }, [start])

  const ask = useCallback(
    async (query: BranchQuery, asking: Asking, typed: string | null) => {
      asked.current += 1
      const mine = asked.current
      // What is wanted holds at once: the next filter is chosen before the first is answered.
      setModel((before) => ({
        ...before,
        query,
        busy: 'asking',
        problem: null,
        typed: typed ?? before.typed,
      }))
      const { services, openNow, radiusKm, limit } = query
      const body = { ...asking, services, openNow, radiusKm, limit, lang: locale }
      const answered = await call(searchBranchesAction, { body }, { timeoutMs: answerPatienceMs })
      if (mine !== asked.current) return
      if (answered.kind !== 'ok') {
        const reason = failureReason(answered)
        const problem: FinderProblem = { kind: reason === 'unreachable' ? 'failed' : reason }
        setModel((before) => ({ ...before, busy: null, problem }))
        return
      }
      const reply = answered.answer.data
      if (reply.kind !== 'found') {
        setModel((before) => ({ ...before, busy: null, problem: reply }))
        return
      }
      const { answer } = reply
      const area = answer.origin.kind === 'area' ? (answer.origin.area.at(-1)?.code ?? null) : null
      const next = { ...query, area }
      if (area !== null) point.current = null
      rememberPlace(answer)
      history.replaceState(history.state, '', branchPath(locale, next))
      setModel((before) => ({ ...before, answer, query: next, busy: null, problem: null, guess: null }))
    },
    [locale],
  )

  const find = useCallback(
    (address: string) => {
      const typed = address.trim()
      if (typed === '') setModel((before) => ({ ...before, typed, problem: { kind: 'empty' } }))
      else void ask(model.query, { address: typed }, typed)
    },
    [ask, model.query],
  )

  const locate = useCallback(async () => {
    setModel((before) => ({ ...before, busy: 'locating', problem: null }))
    point.current = await position()
    // Refusing is answered by a guess, not by a reproach.
    await ask(
      { ...model.query, area: null },
      point.current ? { point: point.current } : { useNetwork: true },
      null,
    )
  }, [ask, model.query])

  const change = useCallback(
    (query: BranchQuery) => {
      const asking: Asking =
        query.area !== null
          ? { area: query.area }
          : point.current
            ? { point: point.current }
            : { useNetwork: model.answer.origin.kind === 'network' }
      void ask(query, asking, null)
    },
    [ask, model.answer.origin.kind],
  )

  useEffect(() => {
    // Only a page that says nothing about a place may be told where the visitor seems to be.
    if (start.answer.origin.kind !== 'default') return
    let left = false
    void guessCity().then((guess) => {
      if (!left && guess)
        setModel((before) => (before.answer.origin.kind === 'default' ? { ...before, guess } : before))
    })
    return () => {
      left = true
    }
  }, [start])

  return { model, handlers: { find, locate: () => void locate(), change } }
}

/** A chat opened later is told where the visitor asked about, or stands; a guess by network address is no knowledge. */
function rememberPlace({ origin }: BranchAnswer): void {
  const code = origin.kind === 'area' || origin.kind === 'position' ? origin.area.at(-1)?.code : undefined
  if (code !== undefined) rememberArea(code)
}

/** Where the visitor is, or null: refused, unknown, or too slow are all the same to us. */
function position(): Promise<Point | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve({ longitude, latitude }),
      () => resolve(null),
      { timeout: positionPatienceMs, maximumAge: 300_000 },
    )
  })
}

/** The city the network address belongs to; null where there is none, or no answer. */
async function guessCity(): Promise<FinderModel['guess']> {
  try {
    const inPageLanguage = { headers: { 'accept-language': document.documentElement.lang } }
    const reply = await countedFetch(locateVisitorAction.path, inPageLanguage, { quiet: true })
    const { status, result }: AnswerOf<typeof locateVisitorAction> = await reply.json()
    if (status !== 0 || result.source !== 'table') return null
    return { code: result.ad_info.adcode, name: result.ad_info.name }
  } catch {
    return null
  }
}
