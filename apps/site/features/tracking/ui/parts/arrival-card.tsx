import { fill, formatMoment, formatTime, formatWindow, formatZone } from '@hongyan/locales'
import { type Arrival, gapWords } from '../text/arrival.ts'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './eta-card.module.css'
import { EtaScale } from './eta-scale.tsx'

/** When it came, drawn against what was promised at booking: earlier or later, by how much. */
export function ArrivalCard({ arrival }: { readonly arrival: Arrival }) {
  const texts = useTrackingTexts()
  const { locale, words } = texts
  const { kind, at, zone, promised, spare } = arrival
  const late = spare < 0
  const window = fill(words.arrival.window, { window: formatWindow(locale, promised, zone) })
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h3 className={late ? styles.late : styles.kept}>
          {late
            ? fill(words.arrival.late, { gap: gapWords(texts, spare) })
            : fill(words.arrival[kind], { time: formatMoment(locale, at, zone) })}
        </h3>
        <span className={styles.zone}>{formatZone(locale, zone, promised.from)}</span>
      </div>
      {!late && (
        <EtaScale
          window={{ ...promised, zone }}
          moment={Date.parse(at)}
          momentText={fill(words.arrival[kind], { time: formatTime(locale, at, zone) })}
          word={words.arrival.promised}
          tone="kept"
        />
      )}
      <p className={styles.note}>
        <span>{window}</span>
        {late && (
          <time dateTime={at}>{fill(words.arrival[kind], { time: formatMoment(locale, at, zone) })}</time>
        )}
      </p>
    </section>
  )
}
