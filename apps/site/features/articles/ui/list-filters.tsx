import { articleMessages } from '@hongyan/content'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { NarrowingLink, NarrowingLinks } from '@hongyan/ui/narrowing-links.tsx'
import styles from './list-filters.module.css'
import { type ListQuery, listHref } from './list-query.ts'
import type { ListPage } from './load-list.ts'
import type { Choice } from './select-list.ts'

/** What a list may be narrowed to: links, so that every choice has an address. On a phone they fold away. */
export function ListFilters({ data }: { readonly data: ListPage }) {
  const { query, selected, locale } = data
  const words = articleMessages(locale)
  const name = (group: Readonly<Record<string, string>>, value: string): string => group[value] ?? value
  return (
    <nav aria-label={words.filters.label}>
      <details className={styles.fold}>
        <summary>{words.filters.label}</summary>
        <div className={styles.groups}>
          <Group
            title={words.filters.category}
            choices={selected.categories}
            chosen={query.category}
            nameOf={(value) => name(words.categories, value)}
            hrefOf={(category) => href(data, { category })}
            all={words.filters.all}
          />
          <Group
            title={words.filters.year}
            choices={selected.years}
            chosen={query.year}
            nameOf={(value) => value}
            hrefOf={(year) => href(data, { year })}
            all={words.filters.all}
          />
          {selected.brands.length > 1 || query.brand !== null ? (
            <Group
              title={words.filters.brand}
              choices={selected.brands}
              chosen={query.brand}
              nameOf={(value) => name(words.brands, value)}
              hrefOf={(brand) => href(data, { brand: brand as ListQuery['brand'] })}
              all={words.filters.all}
            />
          ) : null}
          <p>
            <ArrowLink href={data.feed} type="application/atom+xml" data-no-prefetch="">
              {words.feed}
            </ArrowLink>
          </p>
        </div>
      </details>
    </nav>
  )
}

function href({ list, locale, query }: ListPage, change: Partial<ListQuery>): string {
  return listHref(list, locale, { ...query, ...change, page: 1 })
}

function Group({
  title,
  choices,
  chosen,
  nameOf,
  hrefOf,
  all,
}: {
  readonly title: string
  readonly choices: readonly Choice[]
  readonly chosen: string | null
  readonly nameOf: (value: string) => string
  readonly hrefOf: (value: string | null) => string
  readonly all: string
}) {
  return (
    <div className={stack(8, styles.group)}>
      <h2>{title}</h2>
      <NarrowingLinks>
        <NarrowingLink
          href={hrefOf(null)}
          chosen={chosen === null}
          count={choices.reduce((sum, { count }) => sum + count, 0)}
        >
          {all}
        </NarrowingLink>
        {choices.map(({ value, count }) => (
          <NarrowingLink key={value} href={hrefOf(value)} chosen={chosen === value} count={count}>
            {nameOf(value)}
          </NarrowingLink>
        ))}
      </NarrowingLinks>
    </div>
  )
}
