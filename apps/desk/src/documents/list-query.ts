import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listDocumentsAction } from '../../../site/features/desk/documents/actions.ts'
import { ask } from '../client/ask.ts'
import type { DocumentState, ListedLanguage, SiteState } from './filters.ts'

/** How many rows are drawn at first, and with each press for more. */
export const rowsAtOnce = 200

type Asked = {
  readonly kind?: string | undefined
  readonly state?: DocumentState | undefined
  readonly site?: SiteState | undefined
  readonly language?: ListedLanguage | undefined
  readonly text?: string | undefined
  readonly limit: number
}

/** The documents of a list. */
export function listQuery(asked: Asked) {
  const query = { ...asked, limit: String(asked.limit) }
  return queryOptions({
    queryKey: ['documents', asked],
    queryFn: ({ signal }) => ask(listDocumentsAction, { query }, signal),
    placeholderData: keepPreviousData,
  })
}

/** The names of all documents that a list finds, also of those that are not drawn. */
export async function namesFound({ limit: _limit, ...query }: Asked): Promise<readonly string[]> {
  const { documents } = await ask(listDocumentsAction, { query })
  return documents.map(({ name }) => name)
}

export type ListedRow = Awaited<
  ReturnType<NonNullable<ReturnType<typeof listQuery>['queryFn']>>
>['documents'][number]
