import { queryOptions } from '@tanstack/react-query'
import { listPreviewsAction } from '../../../site/features/desk/releases/previews/actions.ts'
import { ask } from '../client/ask.ts'

/** One's own links to the site at a moment that are still open. */
export const previewsQuery = queryOptions({
  queryKey: ['previews'],
  queryFn: ({ signal }) => ask(listPreviewsAction, {}, signal),
})
