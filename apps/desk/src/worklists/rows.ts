import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { askDeclared } from '../client/ask.ts'
import { keyOf, type Row, type Worklist } from './declarations.ts'
import type { ListSearch } from './list-search.ts'
import { type Steady, steadyRows } from './steady-rows.ts'

type Page = { readonly rows: readonly Row[]; readonly next: string | null }

/** The first page is small, for it is waited for; those behind it come while somebody reads. */
const firstRows = 50
const moreRows = 200
/** Somebody else works on the same list. */
const refreshMs = 15_000
/** A list that was scrolled further than so many pages is not asked for again by itself. */
const mostPages = 3

/**
 * The rows of a list with some filters, as far as they were scrolled to. They stay where they are while the list is asked
 * for again; `takeNew` shows what came since.
 */
export function useRows(list: Worklist, filters: ListSearch) {
  const found = useInfiniteQuery({
    queryKey: ['worklist', list.id, 'rows', filters],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...filters,
        ...(pageParam === null ? {} : { after: pageParam }),
        limit: limitOf(pageParam),
      }
      return (await askDeclared('GET', list.path, { query }, signal)) as Page
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isShort(state.data) ? refreshMs : false),
    refetchOnWindowFocus: ({ state }) => (isShort(state.data) ? 'always' : false),
  })
  const [taken, setTaken] = useState(0)
  const takeNew = useCallback(() => setTaken((count) => count + 1), [])
  const steady = useRef<Steady | null>(null)
  const id = JSON.stringify(filters)
  const seen = useRef<readonly unknown[]>([])
  const { data, isPlaceholderData } = found
  const isNew = [id, taken, data].some((one, index) => one !== seen.current[index])
  // Rows of the filters before are shown until those that were asked for come.
  if (isNew && data !== undefined && !isPlaceholderData) {
    seen.current = [id, taken, data]
    steady.current = steadyRows(steady.current, { id, taken, pages: data.pages }, (row) => keyOf(list, row))
  }
  const { rows, fresh, isMoved } = steady.current ?? nothing
  return { ...found, rows, fresh, isMoved, takeNew }
}

const nothing = { rows: [], fresh: 0, isMoved: false } as const

/** Asks anew for a list, its records and all counts after something was done; rows stay on screen meanwhile. */
export function refreshList(client: QueryClient, list: Pick<Worklist, 'id'>): Promise<void> {
  void client.invalidateQueries({ queryKey: ['work'] })
  return client.invalidateQueries({ queryKey: ['worklist', list.id] })
}

function limitOf(after: string | null): number {
  return after === null ? firstRows : moreRows
}

function isShort(data: InfiniteData<Page, string | null> | undefined): boolean {
  return (data?.pages.length ?? 0) <= mostPages
}
