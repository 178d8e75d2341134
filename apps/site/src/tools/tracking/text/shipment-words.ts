import type { TrackedEvent, TrackedShipment } from '@hongyan/domain/tracking-answer'
import { fill, formatMoment, formatTime, isoDay, locales } from '@hongyan/locales'
import type { Speech } from '../speech.ts'
import { whenWords } from './when-words.ts'

/** The two short sentences over a shipment: what it does, and when it comes if that is known and still ahead. */
export function headlineOf(speech: Speech, { status, eta }: TrackedShipment): readonly [string, string] {
  const { statuses, headlinesWithTime } = speech.words
  if (eta && Date.parse(eta.to) >= speech.now && status in headlinesWithTime) {
    const [what, by] = headlinesWithTime[status as keyof typeof headlinesWithTime]
    return [what, fill(by, { when: whenWords(speech, eta, eta.zone) })]
  }
  const [first, second] = statuses[status].headline
  return [first, second]
}

/** One paragraph: the newest fact, then what it asks of the reader. */
export function leadOf(speech: Speech, shipment: TrackedShipment): string {
  const { words, locale } = speech
  const { status, holdReason } = shipment
  const text = words.statuses[status]
  const join = (...sentences: readonly string[]) =>
    sentences.filter((sentence) => sentence !== '').join(locales[locale].chinese ? '' : ' ')
  if (status === 'on_hold' && holdReason)
    return join(words.holds[holdReason].text, words.holds[holdReason].action)
  return join(newestFact(speech, shipment), status === 'in_transit' ? text.meaning : text.action)
}

function newestFact(speech: Speech, { status, events }: TrackedShipment): string {
  const { words } = speech
  const event = events.find((candidate) => candidate.status === status)
  if (!event) return words.statuses[status].meaning
  const time = momentOf(speech, event)
  const site = siteOf(speech, event)
  if (status === 'delivered') return fill(words.header.signedAt, { time })
  if (site === '') return words.statuses[status].meaning
  if (status === 'out_for_delivery') return fill(words.header.leftBranch, { site, time })
  return status === 'in_transit' || status === 'returning'
    ? fill(words.header.lastScan, { site, time })
    : words.statuses[status].meaning
}

/** Clock time for today's events, day and time for older ones, in the zone of the event. */
export function momentOf({ locale, now }: Speech, { at, zone }: TrackedEvent): string {
  return isoDay(at, zone) === isoDay(now, zone)
    ? formatTime(locale, at, zone)
    : formatMoment(locale, at, zone)
}

/** Branch or hub for a sentence; the city where no site is named in the reader's language; empty when unknown. */
function siteOf(speech: Speech, { site, place }: TrackedEvent): string {
  const name = site?.[speech.locale] ?? ''
  return name === '' || isForeign(speech, name) ? (place?.name[speech.locale] ?? '') : name
}

/** Whether a name stands in Chinese where the reader's language is not: some sites are known in one language only. */
export function isForeign({ locale }: Speech, text: string): boolean {
  return !locales[locale].chinese && /\p{Script=Han}/u.test(text)
}

/** Site and city as one line, in the order of the language. */
export function placeLine({ locale }: Speech, { site, place }: TrackedEvent): string {
  const city = place?.name[locale] ?? ''
  const name = site?.[locale] ?? ''
  if (name === '' || city === '' || name.includes(city)) return name || city
  return locales[locale].chinese ? `${city} · ${name}` : `${name}, ${city}`
}

/** What an event says: our words for its code. */
export function eventName({ words }: Speech, { code }: TrackedEvent): string {
  return words.events[code]
}
