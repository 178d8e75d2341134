import { alertsFrom, pictureFiles } from '@hongyan/content'
import { trackingMessages } from '@hongyan/content/messages'
import type { TrackingAnswer } from '@hongyan/domain/tracking/tracking-answer'
import { type Locale, localeIds, plural } from '@hongyan/locales'
import { cachedByContent } from '../../shell/cached-by-content.ts'
import type { PageContext } from '../../shell/page-context.ts'
import { tilesOf } from '../branches/widgets/tile-map/tiles.ts'
import type { LegPictures } from './ui/parts/leg-picture.tsx'
import { summarise } from './ui/state/summarise.ts'
import { legScenes } from './ui/text/leg-scene.ts'
import { readTrackQuery } from './ui/text/track-query.ts'
import type { TrackingAsked, TrackingPage } from './ui/tracking.island.tsx'
import { trackingWords } from './ui/words.ts'

/** What the tracking page may ask. */
export type TrackingPages = {
  /** At most fifty numbers; one answer for each, in order. */
  readonly track: (numbers: readonly string[]) => Promise<readonly TrackingAnswer[]>
  /** Where these numbers stand, in a word that the page gives back to hear of what comes later. */
  readonly markOf: (numbers: readonly string[]) => Promise<string>
  /** How old the newest carrier data is, for the honest degraded state. */
  readonly feed: () => Promise<{
    readonly newestReceivedAt: string | null
    readonly state: 'current' | 'delayed'
  }>
  /** Whether somebody who follows a shipment can be told by mail. */
  readonly mailNotices: boolean
  /** Whether a code can be sent to the phone of a recipient. */
  readonly textsOpen: boolean
}

const kept = cachedByContent<TrackingPage>(localeIds.length)

/** What the tool has on every page of a language, whatever is asked. */
export function trackingPage(context: PageContext<TrackingPages>): TrackingPage {
  const { mailNotices, textsOpen } = context.services
  const { id } = context.locale
  return kept(id, () => ({
    locale: id,
    words: trackingWords(id),
    tiles: tilesOf(context),
    pictures: legPictures(),
    mailNotices,
    textsOpen,
    signsIn: context.signsIn ?? false,
  }))
}

/** What the tracking page needs: the numbers of the address and an answer for each. */
export async function loadTrack(context: PageContext<TrackingPages>): Promise<TrackingAsked> {
  const { locale, query, services } = context
  const asked = readTrackQuery(query)
  const mark = asked.numbers.length === 0 ? null : await services.markOf(asked.numbers)
  const whole = asked.numbers.length === 0 ? [] : await services.track(asked.numbers)
  const answers = whole.map((answer, index) =>
    asked.numbers[index] === asked.open ? answer : summarise(answer),
  )
  const now = services.now()
  // Whoever adds a number later asks only for its answer, so the alerts come with the page.
  const alerts = alertsFrom(now, locale.id)
  return { query: asked, answers, mark, now, alerts }
}

/** One file of each picture in the width it is shown in on sharp screens: the list travels in the page. */
function legPictures(): LegPictures {
  return Object.fromEntries(
    legScenes.flatMap((name) => {
      const files = pictureFiles(name)
      const sharp = files?.avif.find(({ width }) => width >= 480)
      return files && sharp ? [[name, { ...files, avif: [sharp] }]] : []
    }),
  )
}

/** Head of the page. Numbers never stand in a title, and a result is nobody's search result. */
export function trackHead({ id: locale }: Locale, { query }: TrackingAsked) {
  const { box, list, states } = trackingMessages(locale)
  const count = query.numbers.length
  return {
    title: count > 0 ? `${plural(locale, count, list.title)} - ${box.title}` : box.title,
    description: states.idleLead,
    ...(count > 0 ? { robots: 'noindex' } : {}),
  }
}
