import { queryOptions } from '@tanstack/react-query'
import { openDocumentAction } from '../../../site/features/desk/documents/actions.ts'
import { ask } from '../client/ask.ts'

/** A document with all that is known about it; what is written in the open one is never asked for again by itself. */
export function openQuery(name: string) {
  return queryOptions({
    queryKey: ['document', name],
    queryFn: ({ signal }) => ask(openDocumentAction, { query: { name } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

export type OpenedDocument = Awaited<ReturnType<NonNullable<ReturnType<typeof openQuery>['queryFn']>>>
