import type { TimeWindow } from '@hongyan/domain/tracking/tracking-answer'
import { formatDate, formatTime, formatWindow, formatZone } from '@hongyan/locales'
import { etaRuler, nowAnchor, wordPlace } from '../text/eta-ruler.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './eta-scale.module.css'

/** Heights are in em, so that words that a reader enlarges keep their places. */
const percent = (place: number) => `${Math.round(place * 1000) / 10}%`

type EtaScaleProps = {
  readonly window: TimeWindow & { readonly zone: string }
  /** The moment marked beside the window, ms UTC, and what is said of it. */
  readonly moment: number
  readonly momentText: string
  /** What the window is called. */
  readonly word: string
  /** `kept`: the moment is that of the coming, and the window what was promised. */
  readonly tone?: 'kept'
}

/** A window on a ruler of the day, or of the days until then, beside a moment. A picture of what stands over it in words. */
export function EtaScale({ window, moment, momentText, word, tone }: EtaScaleProps) {
  const { locale } = useTrackingTexts()
  const { zone } = window
  const ruler = etaRuler(window, zone, moment)
  const { start, end } = ruler.window
  const label = `${momentText}. ${word} ${formatWindow(locale, window, zone)}, ${formatZone(locale, zone, window.from)}`
  const say = (at: number) =>
    ruler.unit === 'hours' ? formatTime(locale, at, zone) : formatDate(locale, at, zone)
  const named = wordPlace(ruler)
  const anchor = (place: number) => (place < 0.04 ? 'start' : place > 0.96 ? 'end' : 'middle')
  return (
    <svg role="img" aria-label={label} className={styles.scale} data-tone={tone}>
      <line x1="0" x2="100%" y1="2.615em" y2="2.615em" className={styles.line} />
      <line x1="100%" x2="100%" y1="2.154em" y2="3.077em" className={styles.line} />
      {ruler.ticks.map(({ at, place }, index) => (
        <g key={at}>
          <line x1={percent(place)} x2={percent(place)} y1="3.846em" y2="4.231em" className={styles.line} />
          <text
            x={percent(place)}
            y="5.462em"
            textAnchor={ruler.unit === 'days' ? 'start' : anchor(place)}
            data-minor={(index % 2 === 1 && ruler.ticks.length > 5) || undefined}
            className={styles.tick}
          >
            {say(at)}
          </text>
        </g>
      ))}
      <rect
        x={percent(start)}
        y="1.769em"
        width={percent(Math.max(end - start, 0.012))}
        height="1.692em"
        rx="3"
        className={styles.window}
      />
      {named !== null && (
        <text
          x={percent(named.at)}
          y={named.over ? '1em' : '2.96em'}
          textAnchor="middle"
          className={named.over ? styles.over : styles.arrives}
        >
          {word}
        </text>
      )}
      {ruler.now !== null && (
        <>
          <line
            x1={percent(ruler.now)}
            x2={percent(ruler.now)}
            y1="1.308em"
            y2="3.846em"
            className={styles.now}
          />
          <text
            x={percent(ruler.now)}
            y="0.846em"
            textAnchor={nowAnchor(ruler.now)}
            className={styles.nowText}
          >
            {momentText}
          </text>
        </>
      )}
    </svg>
  )
}
