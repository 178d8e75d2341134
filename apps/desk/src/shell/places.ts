import type { Right } from '../client/me.ts'
import type { Texts } from '../texts/zh.ts'

export type PlaceId = keyof Texts['places']

type Place = {
  readonly id: PlaceId
  readonly to: string
  /** Any of these shows it; without one, everybody sees it. */
  readonly rights: readonly Right[]
}

/** Where the rail leads, in its order. */
export const places: readonly Place[] = [
  { id: 'documents', to: '/documents', rights: ['see-documents'] },
  { id: 'releases', to: '/releases', rights: ['see-documents'] },
  { id: 'pictures', to: '/pictures', rights: ['see-documents'] },
  { id: 'timeTravel', to: '/preview', rights: ['see-documents'] },
  { id: 'staff', to: '/staff', rights: ['manage-staff'] },
  { id: 'sessions', to: '/sessions', rights: [] },
]
