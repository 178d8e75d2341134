import { articleMessages, type Home } from '@hongyan/content'
import { formatDate, formatListDate, homeZone, type LocaleId, localeOf, noonAtHome } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { Tag } from '@hongyan/ui/tag.tsx'
import type { ReactNode } from 'react'
import type { ListItem } from '../../../../blocks/latest/list-items.ts'
import { linkAttributes } from '../../../../shell/link.ts'
import styles from './reports.module.css'

/** News and notices side by side; on a phone one below the other. */
export function Reports({
  heads,
  latest,
  locale,
}: {
  readonly heads: Pick<Home, 'news' | 'notices'>
  readonly latest: { readonly news: readonly ListItem[]; readonly notices: readonly ListItem[] }
  readonly locale: LocaleId
}) {
  const { categories } = articleMessages(locale)
  return (
    <div className={`page ${styles.reports}`}>
      <Column id="news" title={heads.news.title} all={heads.news.all} locale={locale}>
        {latest.news.map(({ id, date, title, summary, href }) => (
          <li key={id} className={styles.news}>
            <time dateTime={date}>{short(locale, date)}</time>
            <div>
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </Column>
      <Column id="notices" title={heads.notices.title} all={heads.notices.all} locale={locale}>
        {latest.notices.map(({ id, category, alerting, title, href }) => (
          <li key={id} className={styles.notice}>
            <Tag tone={alerting ? 'caution' : 'neutral'}>{categories[category]}</Tag>
            <a href={href}>{title}</a>
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
  const noon = noonAtHome(day)
  return localeOf(locale).dates.lists === 'digits'
    ? formatListDate(noon, homeZone)
    : formatDate(locale, noon, homeZone)
}
