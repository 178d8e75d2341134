import { HiddenFields } from './hidden-fields.tsx'
import { isNumber, queryOf } from './list-filters.ts'
import list from './own-list.module.css'

type Props = {
  readonly label: string
  /** Filters of the next page, and the row that it comes after. */
  readonly filters: Readonly<Record<string, string | null>>
  /** Address of the list with a query. */
  readonly link: (query?: string) => string
}

/** Leads to the next page of a list. A name that was looked for stands in no address: it is sent as a form. */
export function More({ label, filters, link }: Props) {
  const { text } = filters
  if (!text || isNumber(text)) {
    return (
      <a className={list.more} href={link(queryOf(filters))}>
        {label}
      </a>
    )
  }
  return (
    <form method="post" action={link()}>
      <HiddenFields fields={{ ...filters, act: 'find' }} />
      <button type="submit" className={list.more}>
        {label}
      </button>
    </form>
  )
}
