import type { Plugin } from '../../server/requests/plugin.ts'
import { searchSiteAction } from './actions.ts'
import type { SearchPages } from './load.ts'

/** The search over the whole site. */
export const search: Plugin<SearchPages, SearchPages, SearchPages> = {
  routes: [searchSiteAction],
  pages: ({ search }) => ({ search }),
}
