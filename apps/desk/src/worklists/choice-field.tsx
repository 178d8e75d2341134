import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listColleaguesAction, listDeskBranchesAction } from '../../../site/features/desk/choices/actions.ts'
import { ask } from '../client/ask.ts'
import { useMe } from '../client/me.ts'
import type { Option } from '../parts/field.tsx'
import { Picker } from '../parts/picker.tsx'
import { useLanguage } from '../texts/language.tsx'
import type { Column } from './declarations.ts'

type ChoiceFieldProps = {
  readonly column: Pick<Column, 'right' | 'orNobody'>
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem?: string | null
  readonly placeholder?: string
  readonly autoFocus?: boolean
}

type ColleagueRight = NonNullable<Parameters<typeof ask<typeof listColleaguesAction>>[1]['query']>['right']

/** A colleague, found by typing a part of their name; where it may be so, also oneself and nobody. */
export function StaffField({ column, value, ...rest }: ChoiceFieldProps) {
  const { texts } = useLanguage()
  const me = useMe()
  const [typed, setTyped] = useState('')
  const right = column.right as ColleagueRight
  const fixed: readonly Option[] = column.orNobody
    ? [
        { id: 'me', label: texts.worklists.me },
        { id: 'nobody', label: texts.worklists.nobody },
      ]
    : []
  const colleagues = async (query: { readonly text?: string; readonly id?: string }, signal: AbortSignal) =>
    (await ask(listColleaguesAction, { query: { ...(right ? { right } : {}), ...query } }, signal)).colleagues
  const found = useQuery({
    queryKey: ['colleagues', right ?? '', typed],
    queryFn: ({ signal }) => colleagues({ text: typed }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const isNamed = value === '' || fixed.some(({ id }) => id === value)
  const chosen = useQuery({
    queryKey: ['colleague', right ?? '', value],
    queryFn: ({ signal }) => colleagues({ id: value }, signal),
    enabled: !isNamed,
    staleTime: 300_000,
  })
  const people = (found.data ?? [])
    .filter(({ id }) => !column.orNobody || id !== me.id)
    .map(({ id, name }) => ({ id, label: name }))
  const options = [...fixed.filter(({ label }) => label.includes(typed.trim())), ...people]
  const known = [...fixed, ...people].find(({ id }) => id === value)?.label
  return (
    <Picker
      {...rest}
      value={value}
      shown={known ?? chosen.data?.[0]?.name ?? ''}
      options={options}
      onType={setTyped}
      nothing={found.isPending ? texts.loading : texts.worklists.nobodyFound}
    />
  )
}

/** A branch, found by typing a part of its code or name. */
export function BranchField({ value, ...rest }: Omit<ChoiceFieldProps, 'column'>) {
  const { texts, language } = useLanguage()
  const [typed, setTyped] = useState('')
  const branches = async (query: { readonly text?: string; readonly code?: string }, signal: AbortSignal) =>
    (await ask(listDeskBranchesAction, { query }, signal)).branches.map(({ code, name }) => ({
      id: code,
      label: `${name} ${code}`,
    }))
  const found = useQuery({
    queryKey: ['branches', language, typed],
    queryFn: ({ signal }) => branches({ text: typed }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const chosen = useQuery({
    queryKey: ['branch', language, value],
    queryFn: ({ signal }) => branches({ code: value }, signal),
    enabled: value !== '',
    staleTime: 300_000,
  })
  return (
    <Picker
      {...rest}
      value={value}
      shown={chosen.data?.[0]?.label ?? value}
      options={found.data ?? []}
      onType={setTyped}
      nothing={found.isPending ? texts.loading : texts.nothingFound}
    />
  )
}
