import type { LocaleId } from '@hongyan/locales'
import { success } from '../../calls/envelope.ts'
import type { SearchAnswer, SearchQuestion } from '../../client/search-answer.ts'
import { defineRoute, type Route } from '../../server/http/route.ts'
import { searchSite } from './endpoints.ts'
import { presentFound } from './present.ts'

declare module '../../server/http/services.ts' {
  interface ApiServices {
    /** Finds things of the whole site, and counts what it did not find. */
    search(question: SearchQuestion, locale: LocaleId): Promise<SearchAnswer>
  }
}

export const searchRoutes: readonly Route[] = [
  defineRoute(searchSite, async ({ query }, { services, locale }) => {
    const { q, lang, limit } = query
    const answer = await services.search({ query: q, take: { all: limit } }, lang ?? locale)
    return { kind: 'reply', status: 200, body: success(presentFound(answer)) }
  }),
]
