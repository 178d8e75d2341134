import { articleMessages, wordMessages } from '@hongyan/content'
import { type LocaleId, plural } from '@hongyan/locales'
import { classNames } from '@hongyan/ui/class-names.ts'
import { ArrowRightIcon } from '@hongyan/ui/icons.tsx'
import { SegmentLink, SegmentTrack } from '@hongyan/ui/segment.tsx'
import { Tag } from '@hongyan/ui/tag.tsx'
import { listDay } from '../../../blocks/latest/list-day.ts'
import type { ListItem, ListName } from '../../../blocks/latest/list-items.ts'
import { paths } from '../../../paths.ts'
import { Breadcrumb } from '../../../shell/parts/breadcrumb/breadcrumb.tsx'
import { ListEnd } from '../../../shell/parts/list-end/list-end.tsx'
import { WordBreaks } from '../../../shell/parts/section-head/word-breaks.tsx'
import { ScenePicture } from '../../../shell/scene-picture.tsx'
import styles from './article-list.module.css'
import { InForce } from './in-force.tsx'
import { LeadItem } from './lead-item.tsx'
import { ListFilters } from './list-filters.tsx'
import { type ListQuery, listHref } from './list-query.ts'
import type { ListPage } from './load-list.ts'
import { Pagination } from './pagination.tsx'
import { YearGrid } from './year-grid.tsx'

/** News, notices, trends or air announcements: filters in the address, newest or most read first. */
export function ArticleList({ data }: { readonly data: ListPage }) {
  const { list, locale, query, selected, crumbs, lead: newest } = data
  const items = selected.items.filter((item) => item !== newest)
  const groups = groupsOf(data, items)
  const words = articleMessages(locale)
  const { title, lead } = words.lists[list]
  return (
    <div>
      <div className={styles.opening}>
        <div className="page">
          <Breadcrumb crumbs={crumbs} locale={locale} />
          <div className={styles.words}>
            <h1>{title}</h1>
            <p>{lead}</p>
            <p className={styles.sample}>{words.sample}</p>
            <Beside list={list} locale={locale} />
            <YearGrid years={data.years} locale={locale} />
          </div>
        </div>
      </div>
      <div className={`page ${styles.columns}`}>
        <ListFilters data={data} />
        <div>
          {newest && <LeadItem item={newest} locale={locale} />}
          {data.calendar !== null && <InForce calendar={data.calendar} locale={locale} />}
          <div className={styles.head}>
            <p>{plural(locale, selected.total, words.filters.count)}</p>
            <Sort list={list} locale={locale} query={query} />
          </div>
          <template data-fold="" />
          {selected.items.length === 0 ? (
            <div className={styles.empty}>
              <h2>{words.empty.title}</h2>
              <p>{words.empty.text}</p>
              <a
                href={listHref(list, locale, { ...query, year: null, category: null, brand: null, page: 1 })}
              >
                {words.empty.clear}
              </a>
            </div>
          ) : groups === null ? (
            <Rows items={items} locale={locale} />
          ) : (
            groups.map(({ id, title: name, items: held }) => (
              <section key={id} className={styles.group} aria-labelledby={id}>
                <h2 id={id}>{name}</h2>
                <Rows items={held} locale={locale} isOverSaid={id === 'over'} />
              </section>
            ))
          )}
          <Pagination list={list} locale={locale} query={query} selected={selected} />
          {selected.items.length > 0 && selected.page === selected.pages && (
            <ListEnd text={wordMessages(locale).noMoreData} isPaged={selected.pages > 1} />
          )}
        </div>
      </div>
    </div>
  )
}

/** Our own news and those of the trade lead to each other. */
function Beside({ list, locale }: { readonly list: ListName; readonly locale: LocaleId }) {
  if (list !== 'news' && list !== 'trend') return null
  const { lists } = articleMessages(locale)
  const [href, other] =
    list === 'news' ? [paths.trends(locale), lists.trend] : [paths.news(locale), lists.news]
  return (
    <p className={styles.beside}>
      <a href={href}>
        {other.title}
        <ArrowRightIcon size={18} />
      </a>
    </p>
  )
}

function Sort({
  list,
  locale,
  query,
}: {
  readonly list: ListName
  readonly locale: LocaleId
  readonly query: ListQuery
}) {
  const { sort } = articleMessages(locale)
  return (
    <nav aria-label={sort.label}>
      <SegmentTrack>
        {(['latest', 'popular'] as const).map((order) => (
          <SegmentLink
            key={order}
            href={listHref(list, locale, { ...query, sort: order, page: 1 })}
            aria-current={query.sort === order ? 'true' : undefined}
          >
            {sort[order]}
          </SegmentLink>
        ))}
      </SegmentTrack>
    </nav>
  )
}

type Group = { readonly id: string; readonly title: string; readonly items: readonly ListItem[] }

/** Notices by whether they are over; null where the order is another, and of what never is over. */
function groupsOf({ list, locale, query }: ListPage, items: readonly ListItem[]): readonly Group[] | null {
  if (query.sort !== 'latest' || list === 'news' || list === 'trend') return null
  const { state } = articleMessages(locale)
  const { over = [], current = [] } = Object.groupBy(items, (item) =>
    item.state === 'over' ? 'over' : 'current',
  )
  const groups = [
    { id: 'current', title: state.current, items: current },
    { id: 'over', title: state.over, items: over },
  ]
  return groups.filter(({ items: held }) => held.length > 0)
}

function Rows({
  items,
  locale,
  isOverSaid = false,
}: {
  readonly items: readonly ListItem[]
  readonly locale: LocaleId
  /** Whether a heading says already that they are over. */
  readonly isOverSaid?: boolean
}) {
  return (
    <ol className={styles.items}>
      {items.map((item) => (
        <Row key={item.id} item={item} locale={locale} isOverSaid={isOverSaid} />
      ))}
    </ol>
  )
}

function Row({
  item,
  locale,
  isOverSaid,
}: {
  readonly item: ListItem
  readonly locale: LocaleId
  readonly isOverSaid: boolean
}) {
  const words = articleMessages(locale)
  const category = words.categories[item.category]
  return (
    <li className={classNames(item.scene !== null && styles.pictured)}>
      <time dateTime={item.date}>{listDay(item.date, locale)}</time>
      <div className={styles.text}>
        <h2>
          <a href={item.href}>
            <WordBreaks text={item.title} />
          </a>
        </h2>
        <p>{item.summary}</p>
        <p className={styles.tags}>
          <Tag>{category}</Tag>
          {item.brand === 'air' && item.category !== 'air' && <Tag>{words.brands.air}</Tag>}
          {item.disrupting && <Tag tone="signal">{words.state.now}</Tag>}
          {item.state === 'over' && !isOverSaid && <span className={styles.over}>{words.state.over}</span>}
        </p>
      </div>
      {item.scene !== null && (
        <ScenePicture
          name={item.scene}
          className={styles.thumb}
          sizes="(max-width: 48em) 88px, (min-width: 100em) 9vw, 136px"
        />
      )}
    </li>
  )
}
