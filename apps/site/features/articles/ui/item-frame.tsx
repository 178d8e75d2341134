import { articleMessages } from '@hongyan/content'
import { formatFullDate, homeZone, type LocaleId, noonAtHome } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import type { ListItem } from '../../../blocks/latest/list-items.ts'
import { Breadcrumb } from '../../../shell/parts/breadcrumb/breadcrumb.tsx'
import type { Crumb } from '../../../shell/parts/breadcrumb/crumbs.ts'
import { ReadOn } from '../../../shell/parts/read-on/read-on.tsx'
import { WordBreaks } from '../../../shell/parts/section-head/word-breaks.tsx'
import styles from './item-frame.module.css'

/** Reading width for the text, a narrow column of facts beside it, the way on below. */
export function ItemFrame({
  locale,
  crumbs,
  tags,
  title,
  lead,
  date,
  beside,
  points,
  aside,
  newer,
  older,
  readOn,
  children,
}: {
  readonly locale: LocaleId
  readonly crumbs: readonly Crumb[]
  readonly tags: ReactNode
  readonly title: string
  readonly lead: string
  readonly date: string
  /** Stands beside the title. */
  readonly beside?: ReactNode
  /** What it comes to: beside the begin of the text, above `aside`; before the text on a narrow screen. */
  readonly points?: ReactNode
  readonly aside: ReactNode
  readonly newer: ListItem | null
  readonly older: ListItem | null
  readonly readOn: readonly ListItem[]
  readonly children: ReactNode
}) {
  const words = articleMessages(locale)
  const noon = noonAtHome(date)
  return (
    <article className={styles.item}>
      <div className="page">
        <Breadcrumb crumbs={crumbs} locale={locale} />
        <header className={classNames(styles.head, beside ? styles.parted : undefined)}>
          <p className={styles.tags}>
            {tags}
            <time dateTime={date}>{formatFullDate(locale, noon, homeZone)}</time>
          </p>
          <h1>
            <WordBreaks text={heldAtDashes(title)} />
          </h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.sample}>{words.sample}</p>
          {beside && <div className={styles.beside}>{beside}</div>}
        </header>
      </div>
      <div className={classNames('page', styles.columns, points ? styles.pointed : undefined)}>
        {points}
        <div className={stack(32)}>
          {children}
          <template data-fold="" />
        </div>
        {aside && <aside className={stack(32)}>{aside}</aside>}
      </div>
      <nav className={`page ${styles.neighbours}`} aria-label={words.pages.label}>
        <Neighbour item={newer} label={words.newer} />
        <Neighbour item={older} label={words.older} />
      </nav>
      <div className={styles.readOn}>
        <ReadOn
          pages={readOn.map(({ href, title: other, summary, scene }) => ({
            href,
            title: other,
            text: summary,
            scene,
          }))}
          locale={locale}
        />
      </div>
    </article>
  )
}

/** A title that breaks at no dash: Beijing–Tianjin–Hebei is one name. */
function heldAtDashes(title: string): string {
  return title.replaceAll('–', '–\u2060')
}

function Neighbour({ item, label }: { readonly item: ListItem | null; readonly label: string }) {
  return item === null ? (
    <span />
  ) : (
    <a href={item.href}>
      <small>{label}</small>
      <WordBreaks text={item.title} />
    </a>
  )
}
