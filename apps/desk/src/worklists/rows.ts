import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { askDeclared } from '../client/ask.ts'
import { keyOf, type Row, type Worklist } from './declarations.ts'
import type { ListSearch } from './list-search.ts'

type Page = { readonly rows: readonly Row[]; readonly next: string | null }

/** The first page is small, for it is waited for; those behind it come while somebody reads. */
const firstRows = 50
const moreRows = 200
/** Somebody else works on the same list. */
const refreshMs = 60_000
/** A list that was scrolled further than so many pages is not asked for again by itself. */
const mostPages = 3

/** The rows of a list with some filters, as far as they were scrolled to. */
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
    refetchOnWindowFocus: ({ state }) => isShort(state.data),
  })
  const pages = found.data?.pages
  const rows = useMemo(() => rowsOf(list, pages ?? []), [list, pages])
  return { ...found, rows }
}

/** Asks anew for a list and its records after something was done; rows stay on screen meanwhile. */
export function refreshList(client: QueryClient, list: Pick<Worklist, 'id'>): Promise<void> {
  return client.invalidateQueries({ queryKey: ['worklist', list.id] })
}

function limitOf(after: string | null): number {
  return after === null ? firstRows : moreRows
}

function isShort(data: InfiniteData<Page, string | null> | undefined): boolean {
  return (data?.pages.length ?? 0) <= mostPages
}

/** A row that moved behind while pages came stands in two of them: the first counts. */
function rowsOf(list: Worklist, pages: readonly Page[]): readonly Row[] {
  const seen = new Map<string, Row>()
  for (const row of pages.flatMap(({ rows }) => rows)) {
    const key = keyOf(list, row)
    if (!seen.has(key)) seen.set(key, row)
  }
  return [...seen.values()]
}
