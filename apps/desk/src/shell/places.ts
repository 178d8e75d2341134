import type { Right } from '../client/me.ts'
import type { Matter } from '../client/work.ts'
import type { Texts } from '../texts/zh.ts'

export type PlaceId = keyof Texts['places']

type Place = {
  readonly id: PlaceId
  readonly to: string
  /** Any of these shows it; without one, everybody sees it. */
  readonly rights: readonly Right[]
  /** What of the work that waits is counted beside it. */
  readonly counts?: readonly Matter[]
}

/** Where the rail leads, in its order. */
export const places: readonly Place[] = [
  { id: 'today', to: '/', rights: [] },
  { id: 'documents', to: '/documents', rights: ['see-documents'] },
  {
    id: 'releases',
    to: '/releases',
    rights: ['see-documents'],
    counts: ['reviews', 'approved', 'failed', 'returned'],
  },
  { id: 'rates', to: '/rates', rights: ['see-rates'] },
  { id: 'pictures', to: '/pictures', rights: ['see-documents'] },
  { id: 'timeTravel', to: '/preview', rights: ['see-documents'] },
  { id: 'staff', to: '/staff', rights: ['manage-staff'] },
  { id: 'sessions', to: '/sessions', rights: [] },
  { id: 'guides', to: '/guides', rights: [] },
]
