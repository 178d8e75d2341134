import { formatDate, formatListDate, homeZone, type LocaleId, locales } from '@hongyan/locales'
import type { BlockProps } from '../block-props.ts'
import { Frame } from '../frame/frame.tsx'
import { WordBreaks } from '../section-head/word-breaks.tsx'
import styles from './latest.module.css'
import { selectLatest } from './select-latest.ts'

/** Newest items of a list, with the way to all of them. */
export function Latest({ block, locale }: BlockProps<'latest'>) {
  const items = selectLatest(block, locale)
  if (items.length === 0) return null
  return (
    <Frame block={block} locale={locale} link={block.all}>
      <ul className={styles.latest}>
        {items.map(({ id, date, title, summary, href }) => (
          <li key={id}>
            <time dateTime={date}>{shown(date, locale)}</time>
            <div>
              <h3>
                <a href={href}>
                  <WordBreaks text={title} />
                </a>
              </h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </Frame>
  )
}

function shown(day: string, locale: LocaleId): string {
  const noon = `${day}T12:00:00+08:00`
  return locales[locale].chinese ? formatListDate(noon, homeZone, true) : formatDate(locale, noon, homeZone)
}
