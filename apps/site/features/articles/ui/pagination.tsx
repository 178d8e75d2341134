import { articleMessages } from '@hongyan/content'
import { fill, type LocaleId } from '@hongyan/locales'
import type { ListName } from '../../../blocks/latest/list-items.ts'
import { type ListQuery, listHref } from './list-query.ts'
import styles from './pagination.module.css'
import type { SelectedList } from './select-list.ts'

/** The pages of a list as links; nothing when there is only one. */
export function Pagination({
  list,
  locale,
  query,
  selected,
}: {
  readonly list: ListName
  readonly locale: LocaleId
  readonly query: ListQuery
  readonly selected: SelectedList
}) {
  const { page, pages } = selected
  if (pages < 2) return null
  const words = articleMessages(locale).pages
  const hrefOf = (to: number): string => listHref(list, locale, { ...query, page: to })
  return (
    <nav className={styles.pagination} aria-label={words.label}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev">
          {words.previous}
        </a>
      )}
      <ol>
        {Array.from({ length: pages }, (_, index) => index + 1).map((one) => (
          <li key={one}>
            <a
              href={hrefOf(one)}
              aria-label={fill(words.page, { page: String(one) })}
              aria-current={one === page ? 'page' : undefined}
            >
              {one}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next">
          {words.next}
        </a>
      )}
    </nav>
  )
}
