import { ButtonLink } from '@hongyan/ui/button.tsx'
import { PlusIcon } from '@hongyan/ui/icons.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../../../../paths.ts'
import { EmptyState } from '../../../../../shell/parts/empty-state/empty-state.tsx'
import type { BookViewProps } from '../book-view-props.ts'
import { linkTo } from './acts.tsx'
import styles from './empty-book.module.css'

/**
 * A book without an address, and the two ways to fill it. It stands in every page, hidden where there are addresses:
 * the server's picture cannot be put in later.
 */
export function EmptyBook({
  model,
  handlers,
  onImport,
  picture,
}: BookViewProps & { readonly onImport: () => void; readonly picture: ReactNode }) {
  const { locale, words, kept, ready } = model
  const { empty, add } = words.book.screen
  return (
    <EmptyState title={empty.title} lead={empty.lead} picture={picture} hidden={kept > 0}>
      <ButtonLink
        className={styles.add}
        href={paths.addressBook(locale, { new: '1' })}
        {...linkTo(ready, handlers.add)}
      >
        <PlusIcon size={18} />
        {add}
      </ButtonLink>
      <ButtonLink
        kind="secondary"
        href={paths.addressBook(locale, { import: '1' })}
        {...linkTo(ready, onImport)}
      >
        {empty.import}
      </ButtonLink>
    </EmptyState>
  )
}
