import type { Eta, TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import {
  fill,
  formatMoment,
  formatTime,
  formatTimes,
  formatWeekdayDate,
  formatWindow,
  formatZone,
  isoDay,
} from '@hongyan/locales'
import { arrivalOf } from '../text/arrival.ts'
import { isOverdue } from '../text/when-words.ts'
import { type TrackingTexts, useTrackingTexts } from '../tracking-texts.ts'
import { ArrivalCard } from './arrival-card.tsx'
import styles from './eta-card.module.css'
import { EtaScale } from './eta-scale.tsx'
import { HoldCard } from './hold-card.tsx'

const announced: ReadonlySet<TrackedShipment['status']> = new Set(['registered', 'picked_up', 'in_transit'])

/** When it comes: the window with its zone, drawn on a ruler, and honest about changes. Of what has come, when it did. */
export function EtaCard({ shipment }: { readonly shipment: TrackedShipment }) {
  const texts = useTrackingTexts()
  const { locale, words } = texts
  const { eta, status } = shipment
  if (!eta) {
    if (status === 'on_hold') return <HoldCard shipment={shipment} />
    const arrival = arrivalOf(shipment)
    if (arrival !== null) return <ArrivalCard arrival={arrival} />
    return !announced.has(status) ? null : (
      <section className={styles.card}>
        <h3>{words.eta.title}</h3>
        <p className={styles.note}>{words.eta.unknown}</p>
      </section>
    )
  }
  const late = isOverdue(texts, eta)
  const window = formatWindow(locale, eta, eta.zone)
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h3>
          {late ? (
            fill(words.eta.was, { window })
          ) : (
            <>
              <span className="visually-hidden">{words.eta.title} </span>
              <HeldDay text={window} />
            </>
          )}
        </h3>
        <span className={styles.zone}>{formatZone(locale, eta.zone, eta.from)}</span>
      </div>
      {late ? <p className={styles.late}>{words.eta.late}</p> : <Ruler eta={eta} />}
      <p className={styles.note}>
        {eta.previous && (
          <span className={Date.parse(eta.to) < Date.parse(eta.previous.to) ? styles.sooner : styles.change}>
            {changeOf(texts, eta, eta.previous)}
          </span>
        )}
        {isAsPromised(shipment, eta) ? (
          <span>{words.eta.asPromised}</span>
        ) : (
          <time dateTime={eta.computedAt}>{fill(words.eta.computed, { time: madeAt(texts, eta) })}</time>
        )}
      </p>
    </section>
  )
}

/** A window of which the day stays on one line. */
function HeldDay({ text }: { readonly text: string }) {
  const at = text.search(/\s*\d\d:\d\d/)
  return (
    <>
      <span className={styles.day}>{text.slice(0, Math.max(0, at))}</span>
      {text.slice(Math.max(0, at))}
    </>
  )
}

function Ruler({ eta }: { readonly eta: Eta }) {
  const { locale, words, now } = useTrackingTexts()
  const momentText = fill(words.eta.now, { time: formatTime(locale, now, eta.zone) })
  return <EtaScale window={eta} moment={now} momentText={momentText} word={words.eta.arrives} />
}

/** Whether the window is the one of the booking: it is as old as that, and no less good for it. */
function isAsPromised({ promised }: TrackedShipment, eta: Eta): boolean {
  return eta.previous === null && promised?.from === eta.from && promised.to === eta.to
}

/** When the window was worked out: by the clock where that was today. */
function madeAt({ locale, now }: TrackingTexts, { computedAt, zone }: Eta): string {
  const today = isoDay(computedAt, zone) === isoDay(now, zone)
  return today ? formatTime(locale, computedAt, zone) : formatMoment(locale, computedAt, zone)
}

/** "Was Fri, Nov 20, now Sat, Nov 21: weather"; within the day that stands above, the hours say it. */
function changeOf(
  { locale, words }: TrackingTexts,
  eta: Eta,
  previous: NonNullable<Eta['previous']>,
): string {
  const { zone } = eta
  const sameDay = [previous.from, previous.to, eta.from].every(
    (at) => isoDay(at, zone) === isoDay(eta.to, zone),
  )
  const hoursOf = ({ from, to }: { from: string; to: string }) => formatTimes(locale, from, to, zone)
  const say = (window: { from: string; to: string }) =>
    sameDay ? hoursOf(window) : formatWeekdayDate(locale, window.to, zone)
  const change = { before: say(previous), after: say(eta) }
  const { reason } = previous
  if (reason === null) return fill(words.eta.changed, change)
  return reason === 'earlier'
    ? fill(words.eta.changedEarlier, change)
    : fill(words.eta.changedBecause, { ...change, reason: words.eta.reasons[reason] })
}
