import { type CollectionName, collectionNames, documentNames, sectionCode } from '@hongyan/documents'
import { type LocaleId, writtenIds } from '@hongyan/locales'
import { checkedDocument, checkedItem } from './check-seeds.ts'
import { itemCode } from './content-code.ts'
import { type ContentIndex, contentFile, hashOf, textsName } from './content-files.ts'
import { expiryInstants } from './facts.ts'
import { collectionSeeds, itemSeeds } from './seeds.ts'
import { editionAt, instantOf } from './shipped-documents.ts'
import { shippedTexts } from './shipped-texts.ts'

export type BuiltContent = {
  readonly index: ContentIndex
  /** What each file holds, by its name. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
}

/** What else is made of the content: files by name. */
export type Made = readonly (readonly [name: string, content: string | Uint8Array])[]

/**
 * The content as `read-built.ts` reads it: a file for each document and language, checked by its schema, and what
 * `make` makes of the content at an instant (ms UTC).
 * @throws Error with a line for each field that breaks its contract
 */
export function buildContent(make: (at: number) => Made = () => []): BuiltContent {
  const instants = expiryInstants()
  const moments = [0, ...instants].map((instant) => instantOf(editionAt(instant)))
  const files = new Map<string, string | Uint8Array>()
  const problems = new Set<string>()

  const keep = (name: string, value: unknown): string => {
    const text = JSON.stringify(value)
    const hash = hashOf(text)
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
    [...itemSeeds[name].keys()].map((key) => {
      const code = itemCode(name, key, locale)
      return [key, keepEditions(code, (at) => checkedItem(name, key, itemSeeds[name].get(key), locale, at))]
    })
  const keepDocuments = (locale: LocaleId) =>
    documentNames.map((name) => {
      const code = sectionCode(name, locale)
      return [code, keepEditions(code, (at) => checkedDocument(name, locale, at))]
    })

  const index: Omit<ContentIndex, 'made'> = {
    instants,
    documents: Object.fromEntries(writtenIds.flatMap(keepDocuments)),
    items: byName(collectionNames, (name) =>
      byName(writtenIds, (locale) => Object.fromEntries(keepItems(name, locale))),
    ),
    hiddenInEnglish: (
      collectionSeeds.page as readonly { readonly path: string; readonly isEnShow?: boolean }[]
    )
      .filter(({ isEnShow }) => isEnShow === false)
      .map(({ path }) => path),
    texts: byName(writtenIds, (locale) => keep(textsName(locale), shippedTexts(locale))),
  }
  if (problems.size > 0) throw new Error([...problems].join('\n'))
  // What breaks its contract is told before anything is made of it.
  const now = Date.now()
  const made = make(now).map(([name, content]) => {
    const file = `${name}.${hashOf(content)}`
    files.set(file, content)
    return [name, file]
  })
  return { index: { ...index, made: { edition: editionAt(now), files: Object.fromEntries(made) } }, files }
}

function byName<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>
}
