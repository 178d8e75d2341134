import type { LocaleId } from '@hongyan/locales'
import type { z } from 'zod'
import { article, notice, question, video } from './contract/article.ts'
import { contentPage } from './contract/content-page.ts'
import { newsItems } from './default/news.ts'
import { noticeItems } from './default/notices.ts'
import { airPages } from './default/pages/air.ts'
import { casePages } from './default/pages/cases.ts'
import { companyPages } from './default/pages/company.ts'
import { productPages } from './default/pages/products.ts'
import { servicePages } from './default/pages/services.ts'
import { solutionPages } from './default/pages/solutions.ts'
import { questionList } from './default/questions.ts'
import { videoList } from './default/videos.ts'
import { type FactId, facts, isCurrent } from './facts.ts'
import { publishedItems, publishedVersion } from './published.ts'
import { resolveSeed } from './seed.ts'

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

/** The items the site ships with, in both written languages. */
export const collectionSeeds: Readonly<Record<CollectionName, readonly unknown[]>> = {
  page: [...servicePages, ...productPages, ...solutionPages, ...casePages, ...companyPages, ...airPages],
  news: newsItems,
  notice: noticeItems,
  question: questionList,
  video: videoList,
}

const shipped = new Map<string, ReadonlyMap<string, unknown>>()
const merged = new Map<string, { readonly version: number; readonly items: ReadonlyMap<string, unknown> }>()

/** Name of an item inside its collection: a page's path, anything else's id. */
export function keyOf(item: { readonly path: string } | { readonly id: string }): string {
  return 'id' in item ? item.id : item.path
}

/**
 * All items of a collection in one language, by key: those the site ships with, and what has been published over
 * them. What rests on facts that have expired at `at` (ms UTC) is not in the former. The same map is returned until
 * a fact expires or something is published.
 */
export function collection<Name extends CollectionName>(
  name: Name,
  locale: LocaleId,
  at: number = Date.now(),
): ReadonlyMap<string, CollectionItem<Name>> {
  const own = shippedItems(name, locale, at)
  const over = publishedItems(name, locale)
  if (over.size === 0) return own
  const place = `${name} ${locale}`
  const known = merged.get(place)
  const version = publishedVersion()
  if (known?.version === version) return known.items as ReadonlyMap<string, CollectionItem<Name>>
  const items = new Map([...own, ...(over as ReadonlyMap<string, CollectionItem<Name>>)])
  merged.set(place, { version, items })
  return items
}

function shippedItems<Name extends CollectionName>(
  name: Name,
  locale: LocaleId,
  at: number,
): ReadonlyMap<string, CollectionItem<Name>> {
  const expired = (Object.keys(facts) as FactId[]).filter((factId) => !isCurrent(factId, at))
  const version = `${name} ${locale} ${expired.join(' ')}`
  const known = shipped.get(version)
  if (known) return known as ReadonlyMap<string, CollectionItem<Name>>
  const items = collectionSeeds[name].map((seed) => readItem(name, resolveSeed(seed, locale, at), locale))
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  shipped.set(version, byKey)
  return byKey
}

function readItem<Name extends CollectionName>(
  name: Name,
  value: unknown,
  locale: LocaleId,
): CollectionItem<Name> {
  const read = collectionSchemas[name].safeParse(value)
  if (read.success) return read.data as CollectionItem<Name>
  const key = keyOf(value as { path: string } | { id: string })
  throw new Error(`${name} ${key} (${locale}) breaks its contract:\n${read.error.message}`)
}

/** The content page at a path without language prefix, or null. */
export function pageAt(path: string, locale: LocaleId): CollectionItem<'page'> | null {
  return collection('page', locale).get(path) ?? null
}
