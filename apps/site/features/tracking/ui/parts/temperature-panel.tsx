import type { TrackedShipment } from '@hongyan/domain/tracking/tracking-answer'
import { fill, formatMoment, formatNumber, plural } from '@hongyan/locales'
import { useId } from 'react'
import { At } from '../../../../shell/parts/picture/at.tsx'
import { percent, rem } from '../../../../shell/parts/picture/lengths.ts'
import { eventsOf } from '../text/events-of.ts'
import { placeLine } from '../text/shipment-words.ts'
import {
  isOutOfRange,
  type Measurement,
  measurementsOf,
  temperatureCurve,
} from '../text/temperature-curve.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './temperature-panel.module.css'

/** What the scans measured of goods kept at a temperature, as a curve and as a list. Nothing where none did. */
export function TemperaturePanel({ shipment }: { readonly shipment: TrackedShipment }) {
  const { locale, words } = useTrackingTexts()
  const { temperature } = words
  const id = useId()
  const measured = measurementsOf(eventsOf(shipment))
  const last = measured.at(-1)
  if (last === undefined) return null
  const degrees = (value: number) => fill(temperature.degrees, { value: formatNumber(locale, value) })
  const values = measured.map(({ celsius }) => celsius)
  const out = measured.filter(isOutOfRange).length
  const range = { from: formatNumber(locale, last.from), to: degrees(last.to) }
  return (
    <section className={styles.panel} aria-labelledby={id} data-out={out > 0 ? '' : undefined}>
      <div className={styles.head}>
        <h3 id={id}>{temperature.title}</h3>
        <p>{fill(temperature.range, range)}</p>
      </div>
      <p className={styles.now}>
        <b>{degrees(last.celsius)}</b>
        <span>
          {out > 0 ? plural(locale, out, temperature.out) : plural(locale, values.length, temperature.kept)}
        </span>
      </p>
      <Plot measured={measured} range={[degrees(last.from), degrees(last.to)]} />
      <p className={styles.span}>
        <span>
          {fill(temperature.extremes, {
            low: degrees(Math.min(...values)),
            high: degrees(Math.max(...values)),
          })}
        </span>
        <span>{temperature.scanned}</span>
      </p>
      <MeasuredList measured={measured} degrees={degrees} />
    </section>
  )
}

/** The curve over the time of the journey, with the range it is to stay in. */
function Plot({
  measured,
  range: [low, high],
}: {
  readonly measured: readonly Measurement[]
  readonly range: readonly [low: string, high: string]
}) {
  const curve = temperatureCurve(measured)
  if (curve === null) return null
  const { spots, band } = curve
  const way = spots.map(({ x, y }, at) => `${at ? 'L' : 'M'}${Math.round(x * 1000)} ${Math.round(y * 1000)}`)
  return (
    <svg className={styles.plot} aria-hidden="true">
      <rect
        className={styles.band}
        width="100%"
        y={percent(band.top)}
        height={percent(band.bottom - band.top)}
      />
      {[
        { at: band.top, label: high, above: true },
        { at: band.bottom, label: low, above: false },
      ].map(({ at, label, above }) => (
        <At key={label} y={at}>
          <line className={styles.limit} x2="100%" />
          <text className={styles.degrees} y={rem(above ? -6 : 16)}>
            {label}
          </text>
        </At>
      ))}
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path className={styles.line} d={way.join('')} />
      </svg>
      {spots.map(({ x, y, isOut }, at) => (
        <At key={measured[at]?.event.id} x={x} y={y}>
          <circle
            className={styles.dot}
            r={rem(at === spots.length - 1 ? 6 : 4)}
            data-out={isOut ? '' : undefined}
          />
        </At>
      ))}
    </svg>
  )
}

/** The same, one by one. */
function MeasuredList({
  measured,
  degrees,
}: {
  readonly measured: readonly Measurement[]
  readonly degrees: (value: number) => string
}) {
  const texts = useTrackingTexts()
  return (
    <ol className="visually-hidden">
      {measured.map(({ event, celsius }) => (
        <li key={event.id}>
          {formatMoment(texts.locale, event.at, event.zone)} {placeLine(texts, event)} {degrees(celsius)}
        </li>
      ))}
    </ol>
  )
}
