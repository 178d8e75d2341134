import type { Eta } from '@hongyan/domain/tracking/tracking-answer'
import { fill, formatDate, formatTime, formatWindow, formatZone } from '@hongyan/locales'
import { etaRuler, nowAnchor, wordPlace } from '../text/eta-ruler.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './eta-scale.module.css'

const percent = (place: number) => `${Math.round(place * 1000) / 10}%`

/** The arrival window on a ruler of the day, or of the days until then. A picture of what stands over it in words. */
export function EtaScale({ eta }: { readonly eta: Eta }) {
  const { locale, words, now } = useTrackingTexts()
  const { zone } = eta
  const ruler = etaRuler(eta, zone, now)
  const { start, end } = ruler.window
  const nowText = fill(words.eta.now, { time: formatTime(locale, now, zone) })
  const label = `${nowText}. ${words.eta.arrives} ${formatWindow(locale, eta, zone)}, ${formatZone(locale, zone, eta.from)}`
  const say = (at: number) =>
    ruler.unit === 'hours' ? formatTime(locale, at, zone) : formatDate(locale, at, zone)
  const word = wordPlace(ruler)
  const anchor = (place: number) => (place < 0.04 ? 'start' : place > 0.96 ? 'end' : 'middle')
  return (
    <svg role="img" aria-label={label} className={styles.scale}>
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
      {word !== null && (
        <text
          x={percent(word.at)}
          y={word.over ? 13 : 38.5}
          textAnchor="middle"
          className={word.over ? styles.over : styles.arrives}
        >
          {words.eta.arrives}
        </text>
      )}
      {ruler.now !== null && (
        <>
          <line x1={percent(ruler.now)} x2={percent(ruler.now)} y1="17" y2="50" className={styles.now} />
          <text x={percent(ruler.now)} y="11" textAnchor={nowAnchor(ruler.now)} className={styles.nowText}>
            {nowText}
          </text>
        </>
      )}
    </svg>
  )
}
