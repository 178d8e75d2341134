import { fill, plural } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { PencilIcon, TrashIcon } from '@hongyan/ui/icons.tsx'
import type { KeyboardEvent } from 'react'
import type { BookEntry } from '../../../../../client/find-in-book.ts'
import { paths } from '../../../../../paths.ts'
import { AddressLines } from '../../../../../shell/parts/address-picker/address-lines.tsx'
import { groupName, shownAtFirst } from '../book-model.ts'
import type { BookViewProps } from '../book-view-props.ts'
import { formTo, Hidden, linkTo } from './acts.tsx'
import styles from './book-list.module.css'
import { focusRow, leaveRow } from './focus-row.ts'

/** The addresses that were found, by group; the group of the best one stands first. */
export function BookList({ model, handlers }: BookViewProps) {
  const { locale, words, question, page, kept, ready, busy } = model
  const { list } = words.book.screen
  if (page.list.length === 0) return <Nothing model={model} handlers={handlers} />
  const isFound = question.keyword !== ''
  const press = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key as 'ArrowDown' | 'ArrowUp']
    if (!step) return
    event.preventDefault()
    focusRow(event.target as Element, step)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows help the links inside
    <div className={styles.list} onKeyDown={press} aria-busy={busy === 'opening'}>
      {byGroup(page.list).map(([group, entries]) => (
        <section key={group ?? ''} aria-label={groupName(group, words)}>
          {question.group === null && page.groups.length > 1 && (
            <h2>
              {fill(list.heading, {
                group: groupName(group, words),
                count: page.groups.find((one) => one.group === group)?.total ?? entries.length,
              })}
            </h2>
          )}
          <ul>
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} model={model} handlers={handlers} />
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.end}>
        <p role="status">{plural(locale, page.total, isFound ? list.found : list.all)}</p>
        {page.total > page.list.length && page.list.length >= shownAtFirst ? (
          <form {...formTo(locale, ready ? handlers.showAll : null)}>
            <Hidden
              values={{ act: 'find', keyword: question.keyword, group: question.group ?? '', all: '1' }}
            />
            <button type="submit" className={styles.more}>
              {fill(list.more, { count: page.total })}
            </button>
          </form>
        ) : (
          kept > 0 && ready && <p className={styles.keys}>{list.keys}</p>
        )}
      </div>
    </div>
  )
}

function Row({ entry, model, handlers }: BookViewProps & { readonly entry: BookEntry }) {
  const { locale, words, editor, ready } = model
  const { list } = words.book.screen
  return (
    <li className={styles.row} data-open={editor?.id === entry.id || undefined}>
      <a
        data-address-row=""
        href={paths.addressBook(locale, { edit: entry.id })}
        aria-current={editor?.id === entry.id || undefined}
        {...linkTo(ready, () => handlers.open(entry.id))}
      >
        <span className={styles.lines}>
          <AddressLines address={entry} words={words.input.picker} />
        </span>
        <span className="visually-hidden">{fill(list.edit, { name: entry.name })}</span>
        <PencilIcon size={18} />
      </a>
      <a
        className={styles.send}
        href={paths.placeOrder(locale, 'express', `address=${entry.id}`)}
        aria-label={fill(list.sendTo, { name: entry.name })}
        data-no-prefetch=""
      >
        {list.send}
      </a>
      <form
        {...formTo(locale)}
        onSubmit={(event) => {
          if (!ready) return
          event.preventDefault()
          leaveRow(event.currentTarget)
          handlers.remove(entry)
        }}
      >
        <Hidden values={{ act: 'delete', id: entry.id }} />
        <button type="submit" aria-label={fill(list.delete, { name: entry.name })}>
          <TrashIcon size={18} />
        </button>
      </form>
    </li>
  )
}

function Nothing({ model, handlers }: BookViewProps) {
  const { locale, words, question, ready } = model
  const { none, emptyGroup } = words.book.screen
  return (
    <div className={styles.nothing}>
      {question.keyword === '' ? (
        <p>{emptyGroup}</p>
      ) : (
        <>
          <h2>{none.title}</h2>
          <p>{none.lead}</p>
        </>
      )}
      <ButtonLink
        kind="secondary"
        size="small"
        href={paths.address(locale)}
        {...linkTo(ready, handlers.clear)}
      >
        {none.clear}
      </ButtonLink>
    </div>
  )
}

/** In the order in which each group first appears. */
function byGroup(entries: readonly BookEntry[]): readonly (readonly [string | null, readonly BookEntry[]])[] {
  const groups = new Map<string | null, BookEntry[]>()
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry])
  return [...groups]
}
