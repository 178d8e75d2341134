import type { Plugin } from '../../server/requests/plugin.ts'
import { searchSiteAction } from './actions.ts'
import { countMisses } from './index/count-misses.ts'
import { createSearch } from './index/create-search.ts'
import type { SearchPages } from './load.ts'

/** The search over the whole site. */
export const search: Plugin<SearchPages, SearchPages, SearchPages, unknown, SearchPages> = {
  makes: ({ now, signsIn, ctxOf, onFailure }) => ({
    search: countMisses(createSearch(now, signsIn), ctxOf('search'), (error) =>
      onFailure(error, 'a search without a result was not counted'),
    ),
  }),
  routes: [searchSiteAction],
  pages: ({ search }) => ({ search }),
}
