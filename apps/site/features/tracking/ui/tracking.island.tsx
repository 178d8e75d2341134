import { type AreaAlert, turnsOf } from '@hongyan/content/area-alert'
import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { fill, homeZone, isoDay, type LocaleId } from '@hongyan/locales'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Given, readGiven } from '../../../client/island/given.ts'
import { printPart, saveFile } from '../../../client/save-file.ts'
import { seemsSignedIn } from '../../../client/signed-in-mark.ts'
import { useClock } from '../../../client/use-clock.ts'
import { copyText } from '../../../shell/client/copy.ts'
import { showToast } from '../../../shell/client/toast.ts'
import type { Tiles } from '../../branches/widgets/tile-map/tiles.ts'
import type { LegPictures } from './parts/leg-picture.tsx'
import { drop, rename, saveShipment, updateSaved } from './state/device-list.ts'
import type { TrackingHandlers } from './state/handlers.ts'
import { useDeviceList } from './state/use-device-list.ts'
import { useFreshness } from './state/use-freshness.ts'
import { useLive } from './state/use-live.ts'
import { useLookups } from './state/use-lookups.ts'
import { useUnlock } from './state/use-unlock.ts'
import { exportCsv } from './text/export-csv.ts'
import { isMoving, newsOf } from './text/news-of.ts'
import { type TrackQuery, trackPath } from './text/track-query.ts'
import { TrackingTextsContext } from './tracking-texts.ts'
import { TrackingView } from './tracking-view.tsx'
import type { TrackingWords } from './words.ts'

/** What the tool has whatever is asked; it changes with the content alone. */
export type TrackingPage = {
  readonly locale: LocaleId
  readonly words: TrackingWords
  /** The tiles of a map that may be opened; null for none. */
  readonly tiles: Tiles | null
  readonly pictures: LegPictures
  /** Whether this site can tell a mailbox of changes. */
  readonly mailNotices: boolean
  /** Whether a code can be sent to the phone of a recipient. */
  readonly textsOpen: boolean
  /** Whether somebody can sign in here and see what is theirs. */
  readonly signsIn: boolean
}

/** What one visitor has asked for. */
export type TrackingAsked = {
  readonly query: TrackQuery
  /** One for each number of the query, in its order. */
  readonly answers: readonly TrackingAnswer[]
  /** Where the numbers stood when they were answered; null where there are none. */
  readonly mark: string | null
  /** The server's moment, ms UTC. */
  readonly now: number
  readonly alerts: readonly AreaAlert[]
}

type TrackingProps = {
  readonly page: Given<TrackingPage>
  readonly data: Given<TrackingAsked>
}

const noNumbers: readonly string[] = []

/** The tracking tool, awake: the server's HTML with quicker hands. */
export function Tracking({ page, data }: TrackingProps) {
  const props = useMemo(() => ({ ...readGiven(page), ...readGiven(data) }), [page, data])
  const { locale, words } = props
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  const turns = useMemo(() => turnsOf(props.alerts), [props.alerts])
  const clock = useClock(props.now, props.query.numbers.length > 0, turns)
  const unlocking = useUnlock(clock.read)
  const [kept, changeSaved] = useDeviceList()
  const onAnswers = useCallback(
    (answers: readonly TrackingAnswer[], at: number) => changeSaved((list) => updateSaved(list, answers, at)),
    [changeSaved],
  )
  const lookups = useLookups(props, { clock: clock.read, tokens: unlocking.tokens, saved: kept, onAnswers })
  const { query, all, ask, put } = lookups
  const opened = all.find(({ number }) => number === query.open)
  const found = opened?.kind === 'answered' && opened.answer.kind === 'found' ? opened.answer : null
  const waybillNo = found?.shipment.waybillNo ?? ''
  const state = unlocking.stateOf(waybillNo)

  const refresh = useCallback(() => void ask(query.numbers), [ask, query])
  const oldest = () => {
    const times = all.flatMap((lookup) => (lookup.kind === 'answered' ? [lookup.fetchedAt] : []))
    return times.length === 0 ? null : clock.read() - Math.min(...times)
  }
  useFreshness(oldest, refresh)

  const { tiles, signsIn } = props
  const { now } = clock
  const texts = useMemo(() => ({ locale, words, tiles, signsIn, now }), [locale, words, tiles, signsIn, now])
  const [news, setNews] = useState('')
  useLive(all.some(isMoving) ? query.numbers : noNumbers, props.mark, async (changed) => {
    const answers = await ask(changed, true)
    if (answers) setNews(newsOf(texts, answers, all) || news)
    return answers !== null
  })

  // The page is the same for everybody: whoever is signed in asks again, for what is theirs.
  useEffect(() => {
    if (seemsSignedIn() && props.query.open !== null) void ask([props.query.open])
  }, [ask, props.query.open])

  const { lock } = unlocking
  const hide = useCallback(() => {
    lock(waybillNo)
    for (const lookup of all) {
      if (lookup.kind !== 'answered' || lookup.answer.kind !== 'found') continue
      if (lookup.answer.shipment.waybillNo !== waybillNo) continue
      const { answer } = lookup
      const proof = answer.shipment.proof === 'available' ? 'locked' : answer.shipment.proof
      put(lookup.number, { ...answer, shipment: { ...answer.shipment, parties: null, proof } })
    }
  }, [all, lock, put, waybillNo])
  useEffect(() => {
    if (state.kind === 'open' && state.until <= clock.now) hide()
  }, [state, clock.now, hide])

  const handlers: TrackingHandlers = {
    add: lookups.add,
    remove: lookups.remove,
    open: (number) => lookups.go({ ...query, open: number }),
    refresh,
    unlock: async (by) => {
      if (!(await unlocking.unlock(waybillNo, by))) return
      await ask(query.open ? [query.open] : [])
      if (found?.shipment.proof === 'locked') await unlocking.openProof(waybillNo)
    },
    lock: hide,
    openProof: () => void unlocking.openProof(waybillNo),
    closeProof: unlocking.closeProof,
    copyNumber: () => void copyText(waybillNo),
    copyLink: () => void copyText(new URL(trackPath(locale, query), location.origin).href),
    print: printPart,
    exportList: () => {
      const answers = all.flatMap((lookup) => (lookup.kind === 'answered' ? [lookup.answer] : []))
      const date = isoDay(clock.read(), homeZone)
      saveFile(
        `${fill(words.export.fileName, { date })}.csv`,
        exportCsv({ locale, words, now: clock.now }, answers),
      )
      showToast(words.export.done)
    },
    toggleSaved: () => {
      if (opened?.kind !== 'answered') return
      const { number, answer, fetchedAt } = opened
      const has = kept.some((candidate) => candidate.number === number)
      changeSaved((list) => (has ? drop(list, number) : saveShipment(list, number, answer, fetchedAt)))
      showToast(has ? words.saved.removed : words.saved.saved)
    },
    rename: (number, nickname) => changeSaved((list) => rename(list, number, nickname)),
    dropSaved: (number) => changeSaved((list) => drop(list, number)),
    clearSaved: () => changeSaved(() => []),
  }

  return (
    <TrackingTextsContext value={texts}>
      <TrackingView
        model={{
          query,
          lookups: all,
          ready,
          refreshing: lookups.refreshing,
          failure: lookups.failure,
          unlock: state,
          proof: unlocking.proof,
          kept,
          alerts: props.alerts,
          pictures: props.pictures,
          mailNotices: props.mailNotices,
          textsOpen: props.textsOpen,
        }}
        handlers={handlers}
      />
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </TrackingTextsContext>
  )
}
