import type { TimeWindow } from '@hongyan/domain/tracking/tracking-answer'
import { formatDate, formatTime, formatWindow, formatZone } from '@hongyan/locales'
import { etaRuler, nowAnchor, wordPlace } from '../text/eta-ruler.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './eta-scale.module.css'

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
      <line x1="0" x2="100%" y1="34" y2="34" className={styles.line} />
      <line x1="100%" x2="100%" y1="28" y2="40" className={styles.line} />
      {ruler.ticks.map(({ at, place }, index) => (
        <g key={at}>
          <line x1={percent(place)} x2={percent(place)} y1="50" y2="55" className={styles.line} />
          <text
            x={percent(place)}
            y="71"
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
        y="23"
        width={percent(Math.max(end - start, 0.012))}
        height="22"
        rx="3"
        className={styles.window}
      />
      {named !== null && (
        <text
          x={percent(named.at)}
          y={named.over ? 13 : 38.5}
          textAnchor="middle"
          className={named.over ? styles.over : styles.arrives}
        >
          {word}
        </text>
      )}
      {ruler.now !== null && (
        <>
          <line x1={percent(ruler.now)} x2={percent(ruler.now)} y1="17" y2="50" className={styles.now} />
          <text x={percent(ruler.now)} y="11" textAnchor={nowAnchor(ruler.now)} className={styles.nowText}>
            {momentText}
          </text>
        </>
      )}
    </svg>
  )
}
