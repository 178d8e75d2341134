import { success } from '../../calls/envelope.ts'
import { defineRoute, type Route } from '../../server/requests/route.ts'
import { searchSite } from './endpoints.ts'
import type { SearchPages } from './load.ts'
import { presentFound } from './present.ts'

export const searchRoutes: readonly Route<SearchPages>[] = [
  defineRoute(searchSite, async ({ query }, { services, locale }) => {
    const { q, lang, limit } = query
    const answer = await services.search({ query: q, take: { all: limit } }, lang ?? locale)
    return { kind: 'reply', status: 200, body: success(presentFound(answer)) }
  }),
]
