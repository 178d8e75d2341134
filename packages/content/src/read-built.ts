import { readFileSync } from 'node:fs'
import { type CollectionItem, type CollectionName, sectionCode } from '@hongyan/documents'
import type { ShippedEntry, WrittenFile } from '@hongyan/domain/desk-documents/document-source'
import type { LocaleId } from '@hongyan/locales'
import { itemCode } from './content-code.ts'
import { type ContentIndex, contentFile, textsName } from './content-files.ts'
import { lazyMap } from './lazily.ts'
import type * as documents from './shipped-documents.ts'
import type * as seeds from './shipped-seeds.ts'
import type * as texts from './shipped-texts.ts'

/** What the site ships with, however it is read. */
export type ShippedContent = Omit<typeof documents, 'instantOf'> & typeof texts & typeof seeds

/**
 * The content that a build has left in a folder. The build has checked it, so it is trusted here; a file is read when
 * something of it is first asked for, and kept.
 */
export function readBuilt(folder: URL): ShippedContent {
  const index = readJson<ContentIndex>(new URL('index.json', folder))
  const known = new Map<string, unknown>()
  let entries: readonly ShippedEntry[] | undefined

  const readOnce = <T>(file: string): T => {
    if (!known.has(file)) known.set(file, readJson(new URL(file, folder)))
    return known.get(file) as T
  }
  const readEdition = <T>(name: string, hashes: readonly string[] = [], edition: number): T =>
    readOnce<T>(contentFile(name, hashes[edition] ?? hashes.at(-1) ?? ''))

  const maps = new Map<string, ReadonlyMap<string, unknown>>()
  function itemsOf<Name extends CollectionName>(name: Name, locale: LocaleId, edition: number) {
    const place = `${name} ${locale} ${edition}`
    const hashes = index.items[name][locale]
    const items =
      maps.get(place) ??
      lazyMap(Object.keys(hashes), (key) => readEdition(itemCode(name, key, locale), hashes[key], edition))
    maps.set(place, items)
    return items as ReadonlyMap<string, CollectionItem<Name>>
  }

  const readMade = (name: string): Uint8Array => {
    const file = index.made.files[name]
    if (file === undefined) throw new Error(`The build has no ${name}`)
    return readFileSync(new URL(file, folder))
  }

  // Whoever asks for one line mostly asks for more of them; what nobody asks for any more may go.
  const held = new Map<string, WeakRef<Buffer>>()
  const linesOf = (name: string): Buffer => {
    const lines = held.get(name)?.deref() ?? Buffer.from(readMade(name))
    held.set(name, new WeakRef(lines))
    return lines
  }

  return {
    editionAt: (at) => index.instants.filter((instant) => instant <= at).length,
    shippedDocument: (name, locale, edition) => {
      const code = sectionCode(name, locale)
      return readEdition(code, index.documents[code], edition)
    },
    shippedItems: itemsOf,
    shippedPages: () => {
      const hidden = new Set(index.hiddenInEnglish)
      return Object.keys(index.items.page['zh-CN']).map((path) => ({ path, isEnShow: !hidden.has(path) }))
    },
    builtFile: readMade,
    builtEdition: () => index.made.edition,
    inHongKong: () => {
      throw new Error('What is derived was written by the build')
    },
    shippedEntries: () => {
      entries ??= JSON.parse(Buffer.from(readMade('desk-entries')).toString()) as readonly ShippedEntry[]
      return entries
    },
    // Asked for when somebody opens a document that nobody has changed: kept is nothing of it.
    shippedSeed: (name) => lineNamed(linesOf('desk-seeds'), name),
    shippedFiles: (name) => (lineNamed(linesOf('desk-files'), name) ?? []) as readonly WrittenFile[],
    shippedTexts: (locale: LocaleId) => readOnce(contentFile(textsName(locale), index.texts[locale])),
  }
}

function readJson<T>(file: URL): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T
}

/** The value in the line that begins with a name; null where there is none. */
function lineNamed(lines: Buffer, name: string): unknown {
  const head = `${name}\t`
  const isFirst = lines.toString('utf8', 0, head.length) === head
  const first = isFirst ? 0 : lines.indexOf(`\n${head}`) + 1
  if (first === 0 && !isFirst) return null
  const end = lines.indexOf('\n', first)
  return JSON.parse(lines.toString('utf8', first + head.length, end === -1 ? undefined : end))
}
