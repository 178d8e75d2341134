import type { Plugin } from '../../server/requests/plugin.ts'
import type { SearchPages } from './load.ts'
import { searchRoutes } from './route.ts'

/** The search over the whole site. */
export const search: Plugin<SearchPages, SearchPages, SearchPages> = {
  routes: searchRoutes,
  pages: ({ search }) => ({ search }),
}
