import type { CollectionName } from '@hongyan/documents'

/** Folders of collections, and what the name of a file says of its item. */
export const collections = {
  page: { place: 'pages', named: (name: string) => ({ path: `/${name}` }) },
  news: { place: 'news', named: (name: string) => ({ id: name }) },
  notice: { place: 'notices', named: (name: string) => ({ id: name }) },
  question: { place: 'questions', named: (name: string) => ({ id: name }) },
  video: { place: 'videos', named: (name: string) => ({ id: name }) },
} as const satisfies Record<CollectionName, unknown>
