import { createHash } from 'node:crypto'
import { type LocaleId, localeIds } from '@hongyan/locales'
import { checkedDocument, checkedItem } from './check-seeds.ts'
import { itemCode } from './content-code.ts'
import { type ContentIndex, contentFile, textsName } from './content-files.ts'
import { type CollectionName, collectionNames, keyOf } from './contract/collections.ts'
import { documentNames, sectionCode } from './contract/site.ts'
import { expiryInstants } from './facts.ts'
import { collectionSeeds } from './seeds.ts'
import { editionAt, instantOf } from './shipped-documents.ts'
import { shippedTexts } from './shipped-texts.ts'

export type BuiltContent = {
  readonly index: ContentIndex
  /** What each file holds, by its name. */
  readonly files: ReadonlyMap<string, string>
}

/**
 * The content as `read-built.ts` reads it: a file for each document and language, checked by its schema.
 * @throws Error with a line for each field that breaks its contract
 */
export function buildContent(): BuiltContent {
  const instants = expiryInstants()
  const moments = [0, ...instants].map((instant) => instantOf(editionAt(instant)))
  const files = new Map<string, string>()
  const problems = new Set<string>()

  const keep = (name: string, value: unknown): string => {
    const text = JSON.stringify(value)
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12)
    files.set(contentFile(name, hash), text)
    return hash
  }
  /** Keeps every edition; those at the end that repeat the one before are left out. */
  const keepEditions = (code: string, read: (at: number) => unknown): readonly string[] => {
    try {
      const hashes = moments.map((at) => keep(code, read(at)))
      while (hashes.length > 1 && hashes.at(-1) === hashes.at(-2)) hashes.pop()
      return hashes
    } catch (error) {
      problems.add((error as Error).message)
      return []
    }
  }
  const keepItems = (name: CollectionName, locale: LocaleId) =>
    collectionSeeds[name].map((seed) => {
      const key = keyOf(seed as { readonly path: string } | { readonly id: string })
      return [key, keepEditions(itemCode(name, key, locale), (at) => checkedItem(name, seed, locale, at))]
    })
  const keepDocuments = (locale: LocaleId) =>
    documentNames.map((name) => {
      const code = sectionCode(name, locale)
      return [code, keepEditions(code, (at) => checkedDocument(name, locale, at))]
    })

  const index = {
    instants,
    documents: Object.fromEntries(localeIds.flatMap(keepDocuments)),
    items: byName(collectionNames, (name) =>
      byName(localeIds, (locale) => Object.fromEntries(keepItems(name, locale))),
    ),
    hiddenInEnglish: (
      collectionSeeds.page as readonly { readonly path: string; readonly isEnShow?: boolean }[]
    )
      .filter(({ isEnShow }) => isEnShow === false)
      .map(({ path }) => path),
    texts: byName(localeIds, (locale) => keep(textsName(locale), shippedTexts(locale))),
  }
  if (problems.size > 0) throw new Error([...problems].join('\n'))
  return { index, files }
}

function byName<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>
}
