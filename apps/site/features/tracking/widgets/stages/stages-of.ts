import { trackingMessages } from '@hongyan/content/messages'
import { milestoneEvents } from '@hongyan/domain/tracking/milestone-events'
import type { TrackedEvent, TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill, formatDate, formatTime, type LocaleId, readsSource } from '@hongyan/locales'
import { arrivalWords } from '../../../../shell/parts/own-list/arrival-words.ts'

/** A step of a journey, `step` its name in code: below its name when and where it was, or when the last is expected. */
export type Stage = {
  readonly step: string
  readonly name: string
  readonly state: 'done' | 'current' | 'todo'
  readonly lines: readonly string[]
}

/** The five steps of a shipment in words, at a moment (ms UTC). */
export function stagesOf(
  texts: { readonly locale: LocaleId; readonly now: number },
  shipment: TrackedShipment,
): readonly Stage[] {
  const { locale } = texts
  const { milestones, reachedCity } = trackingMessages(locale)
  const events = milestoneEvents(shipment)
  return shipment.milestones.map(({ step, state }, at) => {
    const isLast = at === shipment.milestones.length - 1
    const event = state === 'todo' ? undefined : events.get(step)
    // What a stopped one waits for is said under the line.
    const isAwaited = isLast && state === 'todo' && shipment.status !== 'on_hold'
    const awaited = isAwaited ? [arrivalWords(texts, shipment)] : []
    const city = shipment.destination.name[locale]
    return {
      step,
      name: step === 'reached_destination' ? fill(reachedCity, { city }) : milestones[step],
      state,
      lines: event ? linesOf(event, locale) : awaited,
    }
  })
}

function linesOf({ at, zone, site, place }: TrackedEvent, locale: LocaleId): readonly string[] {
  const name = site?.[locale] ?? ''
  const isReadable = name !== '' && (readsSource(locale) || !/\p{Script=Han}/u.test(name))
  const where = isReadable ? name : (place?.name[locale] ?? '')
  return [`${formatDate(locale, at, zone)} ${formatTime(locale, at, zone)}`, where].filter(
    (line) => line !== '',
  )
}
