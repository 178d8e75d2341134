import type { TrackedEvent, TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill, formatDayHeading, formatNumber, formatTime, formatZone, isoDay } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { type ReactNode, useId } from 'react'
import { arrivalOf, collectedOf } from '../text/arrival.ts'
import { eventsOf } from '../text/events-of.ts'
import { type EventDay, groupEvents } from '../text/group-events.ts'
import { oneArrival } from '../text/one-arrival.ts'
import { eventName } from '../text/shipment-words.ts'
import { type TrackingTexts, useTrackingTexts } from '../tracking-texts.ts'
import styles from './event-timeline.module.css'
import { PlaceLine } from './place-line.tsx'

const day = 86_400_000

/** Scans after which nothing follows. */
const ended: ReadonlySet<TrackedEvent['code']> = new Set(['delivered', 'returned'])

/** Every scan, newest first, by the day of the place it happened at. It says in words what the map draws. */
export function EventTimeline({
  shipment,
  aside,
  atFirst = 12,
}: {
  readonly shipment: TrackedShipment
  /** Stands beside the heading. */
  readonly aside?: ReactNode
  /** Events shown at once; older ones open on demand. */
  readonly atFirst?: number
}) {
  const { locale, words } = useTrackingTexts()
  const id = useId()
  const events = oneArrival(eventsOf(shipment))
  const zones = new Set(events.map(({ zone }) => zone))
  const [zone] = zones
  // The window over it has named its zone.
  const named = shipment.eta?.zone ?? arrivalOf(shipment)?.zone
  return (
    <section aria-labelledby={id} className={styles.timeline}>
      <div className={styles.head}>
        <h3 id={id}>{words.timeline.title}</h3>
        {(zones.size !== 1 || zone !== named) && (
          <span>
            {zones.size === 1 && zone ? formatZone(locale, zone, events[0]?.at ?? 0) : words.timeline.zone}
          </span>
        )}
        {aside}
      </div>
      {events.length === 0 && <p className={styles.place}>{words.timeline.empty}</p>}
      <Days days={groupEvents(events.slice(0, atFirst))} zoned={zones.size > 1} shipment={shipment} first />
      {events.length > atFirst && (
        <details className={stack(24, styles.older)}>
          <summary>{fill(words.timeline.showAll, { count: events.length })}</summary>
          <Days days={groupEvents(events.slice(atFirst))} zoned={zones.size > 1} shipment={shipment} />
        </details>
      )}
    </section>
  )
}

type DaysProps = {
  readonly days: readonly EventDay[]
  /** Whether each day says its zone, because the journey has more than one. */
  readonly zoned: boolean
  readonly shipment: TrackedShipment
  /** Whether the first event is the newest of all. */
  readonly first?: boolean
}

function Days({ days, zoned, shipment, first = false }: DaysProps) {
  const texts = useTrackingTexts()
  const collected = collectedOf(shipment) !== null
  return days.map(({ day: date, zone, events }, dayIndex) => (
    <section key={`${date} ${zone} ${events[0]?.id}`} className={styles.day}>
      <h4>
        {headingOf(texts, events[0]?.at ?? date, zone)}
        {zoned && <span>{formatZone(texts.locale, zone, events[0]?.at ?? date)}</span>}
      </h4>
      <ol>
        {events.map((event, index) => (
          <Event
            key={event.id}
            event={event}
            name={
              event.code === 'delivered' && collected
                ? texts.words.arrival.collectedStep
                : eventName(texts, event)
            }
            sequence={shipment.packages.length > 1 ? sequenceOf(shipment, event) : null}
            newest={first && dayIndex === 0 && index === 0}
          />
        ))}
      </ol>
    </section>
  ))
}

function Event({
  event,
  name,
  sequence,
  newest,
}: {
  readonly event: TrackedEvent
  /** What it says. */
  readonly name: string
  readonly sequence: number | null
  readonly newest: boolean
}) {
  const { locale, words } = useTrackingTexts()
  return (
    <li
      className={styles.event}
      data-newest={newest ? (ended.has(event.code) ? 'ended' : 'open') : undefined}
    >
      <time dateTime={event.at}>{formatTime(locale, event.at, event.zone)}</time>
      <div>
        <p>
          {name}
          {event.code === 'temperature_logged' && event.temperature && (
            <span className={styles.package}>
              {fill(words.temperature.degrees, { value: formatNumber(locale, event.temperature.celsius) })}
            </span>
          )}
          {sequence !== null && (
            <span className={styles.package}>{fill(words.packages.item, { sequence })}</span>
          )}
        </p>
        <PlaceLine event={event} className={styles.place} />
        {event.code === 'unmapped' && event.original && (
          <p className={styles.place}>
            {words.timeline.original}: <q lang={event.original.lang}>{event.original.text}</q>
          </p>
        )}
      </div>
    </li>
  )
}

function sequenceOf({ packages }: TrackedShipment, event: TrackedEvent): number | null {
  return packages.find(({ packageNo }) => packageNo === event.packageNo)?.sequence ?? null
}

function headingOf({ locale, words, now }: TrackingTexts, at: string, zone: string): string {
  const heading = formatDayHeading(locale, at, zone)
  const date = isoDay(at, zone)
  if (date === isoDay(now, zone)) return fill(words.timeline.todayHeading, { day: heading })
  if (date === isoDay(now - day, zone)) return fill(words.timeline.yesterdayHeading, { day: heading })
  return heading
}
