import type { ContentData } from '../../load.ts'

/** What every first screen is made from; `now` is in ms UTC, null where it is shown of no moment. */
export type OpeningProps = { readonly data: ContentData; readonly now: number | null }
