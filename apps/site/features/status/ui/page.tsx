import { statusMessages } from '@hongyan/content'
import { fill, formatTime, homeZone, marksOf, nameZone } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { Tag, type Tone } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../paths.ts'
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
  return (
    <div className={`page ${styles.screen}`}>
      <header>
        <p className={styles.title}>{words.title}</p>
        <h1>{troubled.length === 0 ? words.all : fill(words.some, { list })}</h1>
        <p>
          {fill(words.seen, { time: formatTime(locale, at, homeZone), zone: nameZone(locale, homeZone, at) })}
        </p>
      </header>
      <ul className={styles.lines}>
        {lines.map(({ service, name, condition, text, days }) => (
          <li key={name}>
            <h2>{name}</h2>
            <Tag tone={tones[condition]}>{words.states[condition]}</Tag>
            <p>
              <WholeBrackets text={text} />
            </p>
            <DayRow service={service} days={days} locale={locale} />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <ButtonLink kind="secondary" href={paths.status(locale)}>
          {words.again}
        </ButtonLink>
        <p>{fill(words.help, { hotline })}</p>
      </div>
    </div>
  )
}
