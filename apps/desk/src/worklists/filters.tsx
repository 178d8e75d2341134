import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Option, Select, TextField } from '../parts/field.tsx'
import { useTexts } from '../texts/language.tsx'
import { BranchField, StaffField } from './choice-field.tsx'
import { type Column, useLocalised, type Worklist } from './declarations.ts'
import styles from './filters.module.css'
import { isFirst, isView, type ListSearch } from './list-search.ts'
import { MomentField } from './moment-field.tsx'
import { OwnViews } from './own-views.tsx'

/** Somebody who types is not asked about after each letter, ms. */
const restMs = 300
/** Stands in a choice for whatever there is. */
const anyId = 'any'

type FiltersProps = {
  readonly list: Worklist
  readonly filters: ListSearch
  readonly onChange: (change: ListSearch, how: 'typed' | 'chosen') => void
  readonly searchRef: React.Ref<HTMLDivElement>
}

/** Views by name, and the filters and the order they are made of. */
export function Filters({ list, filters, onChange, searchRef }: FiltersProps) {
  const texts = useTexts().worklists
  const said = useLocalised()
  const any: Option = { id: anyId, label: texts.any }
  const search = searchOf(list)

  const field = (filter: Column): ReactNode => {
    const { key, kind } = filter
    const label = said(filter.label)
    const value = filters[key] ?? ''
    const choose = (next: string) => onChange({ [key]: next }, 'chosen')
    const chosen = { label, value, onChange: choose, placeholder: texts.any }
    if (kind === 'staff') return <StaffField key={key} {...chosen} column={filter} />
    if (kind === 'branch') return <BranchField key={key} {...chosen} />
    if (kind === 'choice' || kind === 'flag') {
      const named = Object.entries(filter.names ?? {}).map(([id, words]) => ({ id, label: said(words) }))
      const flags = [
        { id: 'true', label: texts.yes },
        { id: 'false', label: texts.no },
      ]
      const options = kind === 'flag' ? flags : named
      const all = filter.isNeeded || isFirst(list, key) ? options : [any, ...options]
      return (
        <Select
          key={key}
          label={label}
          value={value || anyId}
          onChange={(next) => choose(next === anyId ? '' : next)}
          options={all}
        />
      )
    }
    if (kind === 'day')
      return <MomentField key={key} kind="day" label={label} value={value} onChange={choose} />
    return (
      <div
        key={key}
        className={filter === search ? styles.search : undefined}
        ref={filter === search ? searchRef : null}
      >
        <TypedFilter label={label} value={value} onTyped={(next) => onChange({ [key]: next }, 'typed')} />
      </div>
    )
  }
  return (
    <div className={styles.bar}>
      {list.views.length > 0 && (
        <nav aria-label={texts.views} className={styles.views}>
          {list.views.map((view) => (
            <Link
              key={view.name.en}
              to="/lists/$list"
              params={{ list: list.id }}
              search={view.query}
              resetScroll={false}
              className={styles.view ?? ''}
              aria-current={isView(view.query, filters) ? 'page' : undefined}
              activeProps={{}}
              activeOptions={{ exact: true }}
            >
              {said(view.name)}
            </Link>
          ))}
          <OwnViews list={list} filters={filters} />
        </nav>
      )}
      <search className={styles.filters} aria-label={texts.filters}>
        {search && field(search)}
        {list.filters.filter((filter) => filter !== search).map(field)}
        {list.sorts.length > 1 && (
          <Select
            label={texts.sort}
            value={filters.sort ?? list.sorts[0]?.value ?? ''}
            onChange={(sort) => onChange({ sort }, 'chosen')}
            options={list.sorts.map(({ value, label }) => ({ id: value, label: said(label) }))}
          />
        )}
      </search>
    </div>
  )
}

/** The filter that `/` leads to: the first that is typed. */
function searchOf(list: Worklist): Column | undefined {
  return list.filters.find(({ kind }) => kind === 'text')
}

/** Shows what is typed at once and tells of it after a rest; what the address says from elsewhere replaces it. */
function TypedFilter({
  label,
  value,
  onTyped,
}: {
  readonly label: string
  readonly value: string
  readonly onTyped: (value: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const tell = useRef(onTyped)
  tell.current = onTyped
  useEffect(() => {
    if (value !== told.current) setTyped(value)
    told.current = value
  }, [value])
  useEffect(() => {
    if (typed.trim() === told.current) return
    const timer = setTimeout(() => {
      told.current = typed.trim()
      tell.current(typed.trim())
    }, restMs)
    return () => clearTimeout(timer)
  }, [typed])
  return <TextField label={label} type="search" value={typed} onChange={setTyped} autoComplete="off" />
}
