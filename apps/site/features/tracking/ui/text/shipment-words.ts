import type { TrackedEvent, TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import type { ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'
import {
  fill,
  formatMoment,
  formatTime,
  inPlaceOrder,
  inSentences,
  isoDay,
  localeOf,
  readsSource,
} from '@hongyan/locales'
import type { TrackingTexts } from '../tracking-texts.ts'
import { arrivalOf, collectedOf, gapWords } from './arrival.ts'
import { currentLeg } from './current-leg.ts'
import { eventsOf } from './events-of.ts'
import { isOverdue, whenWords } from './when-words.ts'

/** The one or two short sentences over a shipment: what it does, and when it comes if a window says so. */
export function headlineOf(texts: TrackingTexts, shipment: TrackedShipment): readonly string[] {
  const { status, eta, holdReason } = shipment
  const { statuses, headlinesWithTime, holds, overdue, collectAt } = texts.words
  const place = collectionPlace(texts, shipment)
  if (place !== null) return collectAt.map((sentence) => fill(sentence, { site: place }))
  if (status === 'on_hold' && holdReason) return holds[holdReason].headline
  if (status === 'delivered') {
    const { headline } = statuses.delivered
    const arrival = arrivalOf(shipment)
    const isInTime = arrival !== null && arrival.spare >= 0
    const collected = collectedOf(shipment)
    if (collected !== null) return [fill(texts.words.arrival.collected, { time: atWords(texts, collected) })]
    if (!isInTime) return headline
    return [...headline, fill(texts.words.arrival.early, { gap: gapWords(texts, arrival.spare) })]
  }
  if (!eta || !(status in headlinesWithTime)) return statuses[status].headline
  const sentences = headlinesWithTime[status as keyof typeof headlinesWithTime]
  const when = isOverdue(texts, eta) ? null : whenWords(texts, eta, eta.zone)
  return sentences.map((sentence, at) =>
    at < sentences.length - 1 ? sentence : when === null ? overdue : fill(sentence, { when }),
  )
}

/** Where it waits to be collected, in the reader's language; null where it does not, or nobody knows. */
function collectionPlace(texts: TrackingTexts, { status, action }: TrackedShipment): string | null {
  if (status !== 'awaiting_collection' || action?.kind !== 'collect') return null
  const site = action.site?.[texts.locale] ?? ''
  return site === '' || isForeign(texts, site) ? null : site
}

/** One paragraph: the newest fact, then what it asks of the reader. */
export function leadOf(texts: TrackingTexts, shipment: TrackedShipment): string {
  const { words, locale } = texts
  const { status, holdReason } = shipment
  const join = (...sentences: readonly string[]) => inSentences(locale, sentences)
  // The headline has said why.
  if (status === 'on_hold' && holdReason) return words.holds[holdReason].action
  // The headline has the newest fact already.
  if (collectionPlace(texts, shipment) !== null) return actionOf(texts, shipment)
  if (collectedOf(shipment) !== null) return join(readyInTime(texts, shipment), actionOf(texts, shipment))
  if (status === 'in_transit') {
    // Longer without a scan than is usual, nobody can say what it does.
    const leg = shipment.freshness.state === 'quiet' ? null : legOf(shipment)?.leg
    return join(newestFact(texts, shipment), leg ? words.legs[leg] : '')
  }
  return join(newestFact(texts, shipment), actionOf(texts, shipment))
}

/** Since when somebody could have fetched what they have; empty where that was later than promised. */
function readyInTime(texts: TrackingTexts, shipment: TrackedShipment): string {
  const arrival = arrivalOf(shipment)
  if (arrival === null || arrival.spare < 0) return ''
  return fill(texts.words.arrival.readyInTime, { time: momentOf(texts, arrival) })
}

/** What a shipment is called by where it stands: what somebody has fetched was not delivered to them. */
export function statusName({ words }: TrackingTexts, shipment: TrackedShipment): string {
  return collectedOf(shipment) === null ? words.statuses[shipment.status].name : words.arrival.collectedStep
}

/** What a status asks of the reader; whoever misses what is delivered looks at its proof first, where there is one. */
export function actionOf({ words }: TrackingTexts, { status, proof }: TrackedShipment): string {
  if (status === 'delivered' && (proof === 'locked' || proof === 'available')) return words.notReceived
  return words.statuses[status].action
}

function legOf(shipment: TrackedShipment) {
  return currentLeg(eventsOf(shipment), shipment.destination.cityCode)
}

/** What the newest scan of a shipment under way says, for the place where it was; null in any other status. */
export function whereabouts(texts: TrackingTexts, shipment: TrackedShipment): string | null {
  const current = shipment.status === 'in_transit' ? legOf(shipment) : null
  if (current === null) return null
  const name = eventName(texts, current.event)
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** The scans that tell of a status, where one sentence of its own says when it was and where. */
const tellingCodes: Partial<Record<ShipmentStatus, readonly TrackedEvent['code'][]>> = {
  out_for_delivery: ['out_for_delivery'],
  returned: ['returned', 'delivered'],
  delivered: ['delivered'],
}

/** What moves no goods and is no scan of them. */
const announcements: ReadonlySet<TrackedEvent['code']> = new Set([
  'order_registered',
  'eta_changed',
  'rerouted',
])

function newestFact(texts: TrackingTexts, shipment: TrackedShipment): string {
  const { header, statuses } = texts.words
  const { status } = shipment
  const { meaning } = statuses[status]
  const codes = tellingCodes[status]
  const event = eventsOf(shipment).find(
    ({ code, status: then }) => then === status && (codes ? codes.includes(code) : !announcements.has(code)),
  )
  if (!event) return meaning
  const moment = momentOf(texts, event)
  const site = siteOf(texts, event)
  switch (status) {
    case 'delivered':
      return fill(header.signedAt, { time: atWords(texts, event) })
    case 'returned':
      return fill(header.returnedAt, { time: atWords(texts, event) })
    case 'out_for_delivery':
      return site === '' ? meaning : fill(header.leftBranch, { site, time: atWords(texts, event) })
    case 'in_transit':
    case 'returning':
      return site === '' ? meaning : fill(header.lastScan, { site, time: moment })
    default:
      return meaning
  }
}

type Moment = Pick<TrackedEvent, 'at' | 'zone'>

/** The moment of an event within a sentence: "at 13:32" today, "on Sun 22 Nov, 13:32" of another day. */
function atWords(texts: TrackingTexts, event: Moment): string {
  const { when } = texts.words
  const moment = momentOf(texts, event)
  return isToday(texts, event) ? fill(when.atTime, { time: moment }) : fill(when.onMoment, { moment })
}

/** Clock time for today's events, day and time for older ones, in the zone of the event. */
export function momentOf(texts: TrackingTexts, event: Moment): string {
  const { at, zone } = event
  return isToday(texts, event) ? formatTime(texts.locale, at, zone) : formatMoment(texts.locale, at, zone)
}

function isToday({ now }: TrackingTexts, { at, zone }: Moment): boolean {
  return isoDay(at, zone) === isoDay(now, zone)
}

/** Branch or hub for a sentence; the city where no site is named in the reader's language; empty when unknown. */
function siteOf(texts: TrackingTexts, { site, place }: TrackedEvent): string {
  const name = site?.[texts.locale] ?? ''
  return name === '' || isForeign(texts, name) ? (place?.name[texts.locale] ?? '') : name
}

/** Whether a name stands in Chinese where the reader's language is not: some sites are known in one language only. */
export function isForeign({ locale }: TrackingTexts, text: string): boolean {
  return !readsSource(locale) && /\p{Script=Han}/u.test(text)
}

/** Site and city as one line, in the order of the language. */
export function placeLine({ locale }: TrackingTexts, { site, place }: TrackedEvent): string {
  const city = place?.name[locale] ?? ''
  const name = site?.[locale] ?? ''
  if (name === '' || city === '' || name.includes(city)) return name || city
  return inPlaceOrder([city, name], locale).join(localeOf(locale).places.site)
}

/** What an event says: our words for its code. */
export function eventName({ words }: TrackingTexts, { code }: TrackedEvent): string {
  return words.events[code]
}
