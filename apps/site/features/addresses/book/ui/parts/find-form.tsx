import { TextInput } from '@hongyan/ui/field.tsx'
import { CloseIcon, SearchIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { KeyboardEvent } from 'react'
import { paths } from '../../../../../paths.ts'
import { allGroups, groupName } from '../book-model.ts'
import type { BookViewProps } from '../book-view-props.ts'
import { formTo, Hidden, linkTo } from './acts.tsx'
import styles from './find-form.module.css'
import { focusRow } from './focus-row.ts'

/** Finding as one types, and the groups with how many of what was found is in each. */
export function FindForm({ model, handlers }: BookViewProps) {
  const { locale, words, question, page, ready } = model
  const { search, groups } = words.book.screen
  const total = page.groups.reduce((sum, one) => sum + one.total, 0)
  const countOf = (group: string | null) => page.groups.find((one) => one.group === group)?.total ?? 0
  // One that nothing is in is offered where an address is typed.
  const shown = allGroups(model.groups, words).filter(
    (group) => countOf(group) > 0 || question.group === group,
  )
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'ArrowDown') return
    event.preventDefault()
    focusRow(event.currentTarget, 'first')
  }
  const chip = (group: string | null, name: string, count: number) => (
    <button
      key={group ?? ''}
      type="submit"
      name="group"
      value={group ?? ''}
      aria-pressed={question.group === group}
      data-none={count === 0 || undefined}
      onClick={(event) => {
        if (!ready) return
        event.preventDefault()
        handlers.group(group)
      }}
    >
      {name} <span>{count}</span>
    </button>
  )
  return (
    <search>
      <form {...formTo(locale, ready ? () => undefined : null)} className={stack(16, styles.find)}>
        <Hidden values={{ act: 'find' }} />
        <div className={styles.search}>
          <button type="submit" aria-label={search.submit}>
            <SearchIcon size={18} />
          </button>
          <TextInput
            name="keyword"
            aria-label={search.label}
            placeholder={search.placeholder}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            {...(ready
              ? { value: question.keyword, onChange: (event) => handlers.type(event.target.value) }
              : { defaultValue: question.keyword })}
            onKeyDown={press}
          />
          {question.keyword !== '' && (
            <a
              href={paths.address(locale)}
              aria-label={search.clear}
              {...linkTo(ready, () => handlers.type(''))}
            >
              <CloseIcon size={16} />
            </a>
          )}
        </div>
        <fieldset className={styles.groups}>
          <legend className="visually-hidden">{groups.label}</legend>
          {chip(null, groups.all, total)}
          {shown.map((group) => chip(group, groupName(group, words), countOf(group)))}
          <a
            className={styles.manage}
            href={paths.addressBook(locale, { groups: '1' })}
            {...linkTo(ready, () => handlers.manage(!model.isManaging))}
          >
            {groups.manage}
          </a>
        </fieldset>
      </form>
    </search>
  )
}
