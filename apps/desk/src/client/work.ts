import { queryOptions, useQuery } from '@tanstack/react-query'
import { countWorkAction } from '../../../site/features/desk/own-work/actions.ts'
import { ask } from './ask.ts'

/** How often counts are asked for while somebody looks at the desk. */
const refreshMs = 15_000

/** What waits for whoever is signed in; asked for again while the window is seen, and as soon as it is again. */
export const workQuery = queryOptions({
  queryKey: ['work'],
  queryFn: async ({ signal }) => (await ask(countWorkAction, {}, signal)).work,
  refetchInterval: refreshMs,
  refetchOnWindowFocus: 'always',
})

export type Waiting = Awaited<ReturnType<NonNullable<(typeof workQuery)['queryFn']>>>[number]
export type Matter = Waiting['matter']

/** How much waits of some matters, and how much of that is late; null until it is known, or where nobody may. */
export function useWaiting(of: readonly string[]): { readonly open: number; readonly late: number } | null {
  const { data } = useQuery(workQuery)
  const found = data?.filter(({ matter }) => of.includes(matter)) ?? []
  if (found.length === 0) return null
  return {
    open: found.reduce((sum, { open }) => sum + open, 0),
    late: found.reduce((sum, { late }) => sum + late, 0),
  }
}
