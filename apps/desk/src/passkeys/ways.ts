import { queryOptions } from '@tanstack/react-query'
import { showWaysAction } from '../../../site/features/desk/passkeys/sign-in/actions.ts'
import { ask } from '../client/ask.ts'

/** How staff sign in here; as long as a page is open it stays so. */
export const waysQuery = queryOptions({
  queryKey: ['ways'],
  queryFn: ({ signal }) => ask(showWaysAction, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
})
