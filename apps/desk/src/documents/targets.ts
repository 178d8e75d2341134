import { queryOptions, useQuery } from '@tanstack/react-query'
import { listDocumentsAction } from '../../../site/features/desk/documents/actions.ts'
import {
  listFactsAction,
  listNamedAction,
  searchLinksAction,
} from '../../../site/features/desk/documents/lookups/actions.ts'
import { ask } from '../client/ask.ts'

/** What documents can name: pages of the site, questions, facts, and what else has an id. */
const targetsQuery = queryOptions({
  queryKey: ['targets'],
  queryFn: async ({ signal }) => {
    const [{ links }, { documents }, { facts }, { named }] = await Promise.all([
      ask(searchLinksAction, { query: { text: '' } }, signal),
      ask(listDocumentsAction, { query: { kind: 'question' } }, signal),
      ask(listFactsAction, {}, signal),
      ask(listNamedAction, {}, signal),
    ])
    const questions = documents.map(({ name, title }) => ({ id: name.replace('question/', ''), title }))
    return { pages: links, questions, facts, named }
  },
  staleTime: 60_000,
})

export type Targets = Awaited<ReturnType<NonNullable<(typeof targetsQuery)['queryFn']>>>
export type Fact = Targets['facts'][number]

/** Null until they are known: nothing is found wrong before. */
export function useTargets(): Targets | null {
  return useQuery(targetsQuery).data ?? null
}
