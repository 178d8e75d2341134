import { inSentences, type LocaleId, type PluralForms, plural } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { TabLink, TabRow } from '@hongyan/ui/tabs.tsx'
import type { ReactNode } from 'react'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { FindForm, type FindFormProps, type FindWords } from './find-form.tsx'
import { type ListFilters, queryOf } from './list-filters.ts'
import { More } from './more.tsx'
import record from './open-record.module.css'
import list from './own-list.module.css'
import { OwnerSwitch } from './owner-switch.tsx'

type Titled = { readonly title: string; readonly lead: string }

type OwnListProps = {
  readonly locale: LocaleId
  readonly words: {
    readonly title: string
    readonly find: FindWords
    readonly empty: Titled
    readonly noMatch: Titled
    readonly more: string
    /** How many there are and how they stand, and that there are no more. */
    readonly sorted: PluralForms
    readonly end: string
  }
  readonly filters: ListFilters
  /** Name of the company they belong to; null for none. */
  readonly company: string | null
  /** The tabs, the first of them all: each with its name and how many rows it has. */
  readonly tabs: readonly { readonly tab: string | null; readonly name: string; readonly count: number }[]
  /** Beside the heading, below whose the list is, and above its rows. */
  readonly beside?: ReactNode
  readonly note?: ReactNode
  readonly above?: ReactNode
  /** Beside the end of the list. */
  readonly below?: ReactNode
  /** A class with the columns of the rows, and what stands over them. */
  readonly columns: string | undefined
  readonly heads: ReactNode
  readonly status: ReactNode
  /** What is open while no row of the list is: it was opened from elsewhere, or no filter shows it. */
  readonly alone: { readonly id: string; readonly title: string; readonly content: ReactNode } | null
  readonly rows: readonly ReactNode[]
  /** The row that the next page comes after; null for none. */
  readonly next: string | null
  /** A picture for a list without anything in it, and the ways on. */
  readonly picture?: ReactNode
  readonly ways: readonly { readonly label: string; readonly href: string }[]
} & Pick<FindFormProps, 'longestText' | 'choice' | 'link'>

/**
 * A list of one's own, of which every state has an address: whose, its tabs and filters, what is open, the next page.
 * It needs no script.
 */
export function OwnList(props: OwnListProps) {
  const { locale, words, filters, company, tabs, choice, longestText, alone, rows, next, link } = props
  const { count } = tabs.find(({ tab }) => tab === filters.tab) ?? { count: rows.length }
  const inForce = [choice.value, filters.from, filters.until, filters.text].filter(Boolean).length
  // Where nothing is there yet, nothing can be told apart or found.
  const isEmpty = inForce === 0 && filters.tab === null && rows.length === 0 && alone === null
  return (
    <>
      <header className={list.top}>
        <h1>{words.title}</h1>
        {props.beside}
      </header>
      <OwnerSwitch
        locale={locale}
        company={company}
        of={filters.of ?? 'own'}
        link={(of) => link(of === 'company' ? 'of=company' : '')}
      />
      {props.note}
      {props.status}
      {!isEmpty && (
        <>
          <TabRow role="group" aria-label={words.title} className={list.tabs}>
            {tabs.map(({ tab, name, count }) => (
              <TabLink
                key={tab ?? 'all'}
                href={link(queryOf({ ...filters, after: null, open: null, tab }))}
                aria-current={filters.tab === tab ? 'page' : undefined}
              >
                <span>
                  {name} <span className={list.count}>{count}</span>
                </span>
              </TabLink>
            ))}
          </TabRow>
          <FilterSheet locale={locale} count={inForce}>
            <FindForm
              locale={locale}
              words={words.find}
              filters={filters}
              longestText={longestText}
              choice={choice}
              isFiltered={inForce > 0}
              link={link}
            />
          </FilterSheet>
        </>
      )}
      {alone && (
        <article className={record.alone} id={alone.id}>
          <h2>{alone.title}</h2>
          {alone.content}
        </article>
      )}
      {rows.length === 0 ? (
        <Nothing {...props} isFiltered={inForce > 0 || filters.tab !== null} />
      ) : (
        <>
          {props.above}
          <ol className={classNames(list.list, props.columns)}>
            {props.heads}
            {rows}
          </ol>
          <div className={list.end}>
            {next === null ? (
              <span>
                {inSentences(locale, [
                  plural(locale, count, words.sorted),
                  ...(filters.after ? [words.end] : []),
                ])}
              </span>
            ) : (
              <More label={words.more} filters={{ ...filters, open: null, after: next }} link={link} />
            )}
            {props.below}
          </div>
        </>
      )}
    </>
  )
}

/** A list without a row: what it is for, or the way back to all of it. */
function Nothing({
  words: { empty, noMatch, find },
  filters: { of },
  isFiltered,
  picture,
  ways,
  link,
}: OwnListProps & { readonly isFiltered: boolean }) {
  const { title, lead } = isFiltered ? noMatch : empty
  const shown = isFiltered ? [{ label: find.clear, href: link(queryOf({ of })) }] : ways
  return (
    <EmptyState title={title} lead={lead} picture={picture}>
      {shown.map(({ label, href }, at) => (
        <ButtonLink key={href} kind={at === 0 && !isFiltered ? 'primary' : 'secondary'} href={href}>
          {label}
        </ButtonLink>
      ))}
    </EmptyState>
  )
}
