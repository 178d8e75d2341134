import { queryOptions, useQuery } from '@tanstack/react-query'
import { listWorklistsAction } from '../../../site/features/desk/worklists/actions.ts'
import { ask } from '../client/ask.ts'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'

/** The lists that whoever is signed in works through, as they are declared beside their calls. */
export const worklistsQuery = queryOptions({
  queryKey: ['worklists'],
  queryFn: async ({ signal }) => (await ask(listWorklistsAction, {}, signal)).worklists,
  staleTime: 300_000,
})

export type Worklist = Awaited<ReturnType<NonNullable<(typeof worklistsQuery)['queryFn']>>>[number]
export type Column = Worklist['columns'][number]
export type Action = Worklist['actions'][number]
type Words = Worklist['title']
/** A row of a list as its call answers it. */
export type Row = Readonly<Record<string, unknown>>

/** The lists for the rail; none until they are known. */
export function useWorklists(): readonly Worklist[] {
  return useQuery(worklistsQuery).data ?? []
}

/** Says a declared text in the language of the desk. */
export function useLocalised(): (words: Words) => string {
  const { language } = useLanguage()
  return (words) => words[deskLanguages[language].words]
}

export function keyOf(list: Pick<Worklist, 'rowKey'>, row: Row): string {
  return String(row[list.rowKey])
}

/** What may be done with a row as it stands. */
function mayOf(row: Row): readonly string[] {
  return Array.isArray(row.may) ? row.may.map(String) : []
}

/** The actions that every one of some rows names; those for one row alone only where it is one. */
export function actionsFor(list: Pick<Worklist, 'actions'>, rows: readonly Row[]): readonly Action[] {
  if (rows.length === 0) return []
  return list.actions.filter(
    ({ name, single }) => (!single || rows.length === 1) && rows.every((row) => mayOf(row).includes(name)),
  )
}

/** A note is written where the record is read, without a dialog. */
export function isNote({ fields, isFinal }: Action): boolean {
  return !isFinal && fields.length === 1 && fields[0]?.kind === 'long-text'
}
