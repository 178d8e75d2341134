import { wordMessages } from '@hongyan/content/messages'
import { fill, type LocaleId } from '@hongyan/locales'
import { buttonClass } from '@hongyan/ui/button.tsx'
import { DialogFrame } from '@hongyan/ui/dialog.tsx'
import { FilterIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import styles from './filter-sheet.module.css'

const id = 'filters'

/**
 * The form that filters a list. On a phone with scripts a button stands in its place, with how many filters are in
 * force, and the form is in a sheet (`offerFilterSheet` of the page); everywhere else it is in the page.
 */
export function FilterSheet({
  locale,
  count,
  children,
}: {
  readonly locale: LocaleId
  /** Filters in force. */
  readonly count: number
  readonly children: ReactNode
}) {
  const { close, filters } = wordMessages(locale)
  return (
    <div>
      <button
        type="button"
        className={`${buttonClass({ kind: 'secondary' })} ${styles.opener}`}
        aria-haspopup="dialog"
        aria-label={count > 0 ? fill(filters.active, { count }) : undefined}
        data-opens={id}
      >
        <FilterIcon size={18} />
        {filters.open}
        {count > 0 && <b>{count}</b>}
      </button>
      <div className={styles.inline} data-filters="">
        {children}
      </div>
      <DialogFrame id={id} title={filters.open} closeLabel={close} dismiss="any">
        <div data-filters-sheet="" />
      </DialogFrame>
    </div>
  )
}
