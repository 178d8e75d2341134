import type { Home } from '@hongyan/content'
import { formatDate, formatListDate, homeZone, type LocaleId, locales } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { Tag } from '@hongyan/ui/tag.tsx'
import type { ReactNode } from 'react'
import { pathIn } from '../../paths.ts'
import { linkAttributes } from '../../shell/link.ts'
import styles from './reports.module.css'

/** How many of each stand on home, so that both columns end together. */
const shown = { news: 3, notices: 5 }

/** News and notices side by side; on a phone a row to swipe. */
export function Reports({
  news,
  notices,
  locale,
}: Pick<Home, 'news' | 'notices'> & { readonly locale: LocaleId }) {
  return (
    <div className={`page ${styles.reports}`}>
      <Column id="news" title={news.title} all={news.all} locale={locale}>
        {news.items.slice(0, shown.news).map(({ id, date, title, summary, path }) => (
          <li key={id} className={styles.news}>
            <time dateTime={date}>{short(locale, date)}</time>
            <div>
              <h3>
                <a href={pathIn(locale, path)}>{title}</a>
              </h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </Column>
      <Column id="notices" title={notices.title} all={notices.all} locale={locale}>
        {notices.items.slice(0, shown.notices).map(({ id, tag, tone, title, path }) => (
          <li key={id} className={styles.notice}>
            <Tag tone={tone}>{tag}</Tag>
            <a href={pathIn(locale, path)}>{title}</a>
          </li>
        ))}
      </Column>
    </div>
  )
}

function Column({
  id,
  title,
  all,
  locale,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly all: Home['news']['all']
  readonly locale: LocaleId
  readonly children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className={styles.column}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <ArrowLink {...linkAttributes(locale, all.href, all.newTab)}>{all.label}</ArrowLink>
      </div>
      <ul>{children}</ul>
    </section>
  )
}

function short(locale: LocaleId, day: string): string {
  const noon = `${day}T12:00:00+08:00`
  return locales[locale].chinese ? formatListDate(noon, homeZone) : formatDate(locale, noon, homeZone)
}
