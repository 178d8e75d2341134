import type { z } from 'zod'
import { article, notice, question, video } from './article.ts'
import { contentPage } from './content-page.ts'

/** Documents that come in numbers. Each item exists once per language and is published by itself. */
export const collectionSchemas = {
  page: contentPage,
  news: article,
  notice,
  question,
  video,
} as const

export type CollectionName = keyof typeof collectionSchemas
export type CollectionItem<Name extends CollectionName> = z.output<(typeof collectionSchemas)[Name]>
export const collectionNames = Object.keys(collectionSchemas) as readonly CollectionName[]

/** Name of an item inside its collection: a page's path, anything else's id. */
export function keyOf(item: { readonly path: string } | { readonly id: string }): string {
  return 'id' in item ? item.id : item.path
}
