import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { showMeAction } from '../../../site/features/desk/staff/actions.ts'
import { ask } from './ask.ts'

/** Who is signed in, and what they may do somewhere. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => ask(showMeAction, {}, signal),
  staleTime: 60_000,
})

type Me = Awaited<ReturnType<NonNullable<(typeof meQuery)['queryFn']>>>
export type Right = Me['rights'][number]

export function useMe(): Me {
  return useSuspenseQuery(meQuery).data
}

/** Whether whoever is signed in is offered something; the server decides what in particular. */
export function useMay(right: Right): boolean {
  return useMe().rights.includes(right)
}
