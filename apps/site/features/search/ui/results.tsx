import { searchMessages, wordMessages } from '@hongyan/content'
import { fill, formatFullDate, homeZone, type LocaleId, noonAtHome, plural } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { NarrowingLink, NarrowingLinks } from '@hongyan/ui/narrowing-links.tsx'
import { type SearchHit, type SearchKind, searchKinds } from '../../../client/search-answer.ts'
import { paths } from '../../../paths.ts'
import { ListEnd } from '../../../shell/parts/list-end/list-end.tsx'
import { type SearchPage, shownOfOne } from '../load.ts'
import { MarkedText } from './marked-text.tsx'
import styles from './results.module.css'

/** What was found: kinds to choose from beside the best of all, and of each kind what comes next. */
export function Results({ data }: { readonly data: SearchPage }) {
  const { locale, query, answer, best } = data
  const groups = Map.groupBy(answer.hits.slice(best.length), ({ kind }) => kind)
  return (
    <div className={styles.columns}>
      <Kinds data={data} />
      <div className={stack(48, styles.found)}>
        <p className={styles.count} role="status">
          {plural(locale, answer.total, searchMessages(locale).found, { query })}
        </p>
        {best.length > 0 && (
          <section aria-labelledby="found-best">
            <div className={styles.head}>
              <h2 id="found-best">{searchMessages(locale).best}</h2>
            </div>
            <template data-fold="" />
            <ol className={styles.hits}>
              {best.map((hit) => (
                <Hit key={hit.path} hit={hit} locale={locale} of={searchMessages(locale).oneOf[hit.kind]} />
              ))}
            </ol>
          </section>
        )}
        {[...groups].map(([kind, hits], place) => (
          <Group key={kind} kind={kind} hits={hits} data={data} first={best.length === 0 && place === 0} />
        ))}
        {answer.hits.length === (data.kind === null ? answer.total : answer.counts[data.kind]) && (
          <ListEnd text={wordMessages(locale).noMoreData} isPaged={data.kind !== null} />
        )}
      </div>
    </div>
  )
}

/** Kinds of which something was found, as links: every choice has an address. */
function Kinds({ data }: { readonly data: SearchPage }) {
  const { locale, query, kind: chosen, answer } = data
  const words = searchMessages(locale)
  const kinds = searchKinds.filter((kind) => answer.counts[kind] > 0)
  return (
    <nav className={styles.kinds} aria-label={words.filter}>
      <NarrowingLinks>
        {[null, ...kinds].map((kind) => (
          <NarrowingLink
            key={kind ?? 'all'}
            href={paths.results(locale, query, kind)}
            chosen={chosen === kind}
            count={kind === null ? answer.total : answer.counts[kind]}
            data-no-prefetch=""
          >
            {kind === null ? words.all : words.kinds[kind]}
          </NarrowingLink>
        ))}
      </NarrowingLinks>
    </nav>
  )
}

function Group({
  kind,
  hits,
  data,
  first,
}: {
  readonly kind: SearchKind
  readonly hits: readonly SearchHit[]
  readonly data: SearchPage
  readonly first: boolean
}) {
  const { locale, query, answer } = data
  const words = searchMessages(locale)
  const count = answer.counts[kind]
  const more = data.kind === null && count > answer.hits.filter((hit) => hit.kind === kind).length
  return (
    <section aria-labelledby={`found-${kind}`}>
      <div className={styles.head}>
        <h2 id={`found-${kind}`}>{words.kinds[kind]}</h2>
        {more && (
          <ArrowLink href={paths.results(locale, query, kind)} data-no-prefetch="">
            {plural(locale, count, words.allOf)}
          </ArrowLink>
        )}
      </div>
      {first && <template data-fold="" />}
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={hit.path} hit={hit} locale={locale} />
        ))}
      </ol>
      {data.kind !== null && count > shownOfOne && (
        <p className={styles.note}>{fill(words.shown, { count: shownOfOne })}</p>
      )}
    </section>
  )
}

function Hit({
  hit,
  locale,
  of,
}: {
  readonly hit: SearchHit
  readonly locale: LocaleId
  /** What it is, where things of several kinds stand together. */
  readonly of?: string
}) {
  const { path, title, text, trail, date } = hit
  const above = [...(of === undefined ? [] : [of]), ...trail].join(' › ')
  return (
    <li>
      {(above !== '' || date !== null) && (
        <p className={styles.trail}>
          {above !== '' && <span>{above}</span>}
          {date !== null && <time dateTime={date}>{formatFullDate(locale, noonAtHome(date), homeZone)}</time>}
        </p>
      )}
      <h3>
        <a href={path}>
          <MarkedText pieces={title} />
        </a>
      </h3>
      <p className={styles.text}>
        <MarkedText pieces={text} />
      </p>
    </li>
  )
}
