import type { SearchPages } from './load.ts'

/** What others may ask of the search: things of the whole site, best first. */
export type SearchNeeds = SearchPages
