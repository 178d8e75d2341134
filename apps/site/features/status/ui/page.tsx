import { statusMessages } from '@hongyan/content'
import { fill, formatTime, homeZone, marksOf, nameZone } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { Tag, type Tone } from '@hongyan/ui/tag.tsx'
import { feedPath, paths } from '../../../paths.ts'
import { WholeBrackets } from '../../../shell/parts/section-head/whole-brackets.tsx'
import type { Condition, StatusPage } from '../load.ts'
import { DayRow } from './day-row.tsx'
import styles from './page.module.css'

const tones: Readonly<Record<Condition, Tone>> = {
  ok: 'positive',
  late: 'caution',
  paused: 'wrong',
  unknown: 'neutral',
}

/** One sentence on all services, and a line for each. */
export function StatusScreen({ data: { locale, lines, at, hotline } }: { readonly data: StatusPage }) {
  const words = statusMessages(locale)
  const troubled = lines.filter(({ condition }) => condition !== 'ok').map(({ name }) => name)
  const list = troubled.join(marksOf(locale).series)
  const incidents = incidentsText(words, lines)
  return (
    <div className={`page ${styles.screen}`}>
      <header>
        <p className={styles.title}>{words.title}</p>
        <h1 data-state={troubled.length === 0 ? 'fine' : undefined}>
          {troubled.length === 0 ? words.all : fill(words.some, { list })}
        </h1>
        <p>
          {fill(words.seen, { time: formatTime(locale, at, homeZone), zone: nameZone(locale, homeZone, at) })}
        </p>
      </header>
      <ul className={styles.lines}>
        {lines.map(({ service, name, condition, text, measured, days }) => (
          <li key={name}>
            <h2>{name}</h2>
            <Tag tone={tones[condition]}>{words.states[condition]}</Tag>
            <p>
              <WholeBrackets text={text} />
            </p>
            {measured && (
              <dl>
                <dt>{measured.name}</dt>
                <dd>{measured.value}</dd>
              </dl>
            )}
            <DayRow service={service} days={days} locale={locale} />
          </li>
        ))}
      </ul>
      {incidents !== null && (
        <section className={styles.incidents}>
          <h2>{words.incidents.title}</h2>
          <p>
            {incidents} <a href={feedPath('notice', locale)}>{words.incidents.feed}</a>
          </p>
        </section>
      )}
      <div className={styles.ways}>
        <ButtonLink kind="secondary" href={paths.status(locale)}>
          {words.again}
        </ButtonLink>
        <p>{fill(words.help, { hotline })}</p>
      </div>
    </div>
  )
}

/** What the record of all services says together; null where there is none. */
function incidentsText(
  { incidents }: ReturnType<typeof statusMessages>,
  lines: StatusPage['lines'],
): string | null {
  const days = lines.flatMap((line) => line.days)
  if (days.length === 0) return null
  return days.some(({ mark }) => mark === 'trouble') ? incidents.some : incidents.none
}
