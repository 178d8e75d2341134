import { homeZone } from '@hongyan/locales'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '../client/me.ts'
import { workQuery } from '../client/work.ts'
import { Button } from '../parts/button.tsx'
import { Failed, sentenceOf } from '../shell/failed.tsx'
import { useLanguage } from '../texts/language.tsx'
import { useNow } from '../worklists/now.ts'
import { AllDone } from './all-done.tsx'
import { type Band, countIn, type Line, linesOf, urgentBands } from './lines.ts'
import styles from './today.module.css'
import { TodayLine } from './today-line.tsx'

/** Where staff begin: what needs doing, the most urgent first. */
export function Today() {
  const { texts, language } = useLanguage()
  const words = texts.today
  const { name } = useMe()
  const { data, error, refetch, dataUpdatedAt } = useQuery({ ...workQuery, refetchOnMount: 'always' })
  useEffect(() => {
    document.title = `${texts.places.today} · ${texts.brand}`
  }, [texts])
  if (data === undefined)
    return error ? <Failed error={error} /> : <p className={styles.loading}>{texts.loading}</p>
  const lines = linesOf(data)
  const most = urgentBands.find((band) => countIn(lines, band) > 0) ?? null
  const spare = ofBand(lines, 'spare')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {texts.places.today}
          <span className={styles.date}>
            <TodayDate language={language} /> · {name}
          </span>
        </h1>
        <p className={styles.headline} data-band={most ?? undefined} role="status">
          {most === null ? words.allDone : words.headline[most](countIn(lines, most))}
        </p>
      </header>
      {error && (
        <p className={styles.notice} role="alert">
          {texts.worklists.stale} {sentenceOf(error, texts)}
          <Button onPress={() => void refetch()}>{texts.retry}</Button>
        </p>
      )}
      <div className={styles.body} data-spare={spare.length > 0 || undefined}>
        <div className={styles.main}>
          {most === null && <AllDone hasSpare={spare.length > 0} />}
          {urgentBands.map((band) => (
            <BandOfLines key={band} band={band} lines={ofBand(lines, band)} />
          ))}
        </div>
        {spare.length > 0 && (
          <aside className={styles.aside} aria-label={words.bands.spare}>
            <BandOfLines band="spare" lines={spare} />
          </aside>
        )}
      </div>
      <p className={styles.updated}>{words.updated(timeOf(dataUpdatedAt))}</p>
    </div>
  )
}

function BandOfLines({ band, lines }: { readonly band: Band; readonly lines: readonly Line[] }) {
  const { texts } = useLanguage()
  if (lines.length === 0) return null
  return (
    <section className={styles.band} data-band={band} aria-labelledby={`band-${band}`}>
      <h2 id={`band-${band}`} className={styles.bandTitle}>
        {texts.today.bands[band]}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <TodayLine key={`${line.matter} ${line.language}`} line={line} />
        ))}
      </ul>
    </section>
  )
}

/** The day in China, as long as it is that day. */
function TodayDate({ language }: { readonly language: string }) {
  const now = useNow()
  return new Intl.DateTimeFormat(language, {
    timeZone: homeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(now)
}

function ofBand(lines: readonly Line[], band: Band): readonly Line[] {
  return lines.filter((line) => line.band === band)
}

/** `17:42` in China. */
function timeOf(at: number): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: homeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
}
