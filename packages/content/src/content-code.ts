import { type CollectionName, collectionNames, type DocumentName, documentNames } from '@hongyan/documents'
import { type LocaleId, localeOf, writtenIds } from '@hongyan/locales'

/** What a section code of the CMS names: a single document, one item of a collection, or an uploaded picture. */
export type ContentPlace =
  | { readonly kind: 'document'; readonly name: DocumentName; readonly locale: LocaleId }
  | {
      readonly kind: 'item'
      readonly collection: CollectionName
      readonly slug: string
      readonly locale: LocaleId
    }
  | { readonly kind: 'media'; readonly id: string; readonly locale: LocaleId }

const prefix = '100025-'

/** Code of an item in a language: `100025-page-products-express-en`, `100025-news-wuhan-phase-two`. */
export function itemCode(collection: CollectionName, key: string, locale: LocaleId): string {
  return `${prefix}${collection}-${slugOf(key)}${localeOf(locale).cmsSuffix}`
}

/** Code of an uploaded picture in a language: `100025-media-k3f9a2x7q1-en`. */
export function mediaCode(id: string, locale: LocaleId): string {
  return `${prefix}media-${id}${localeOf(locale).cmsSuffix}`
}

/** A path or an id as part of a code: `/products/express` is `products-express`. */
export function slugOf(key: string): string {
  return key.replace(/^\//, '').replaceAll('/', '-')
}

/** The name of a document as part of a code: `floatingBox` is `floating-box`. */
export function wordsOf(name: DocumentName): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The code of a document of the desk by its name (`news/wuhan-phase-two`, `document/home`); null for a name of none. */
export function contentCodeOf(name: string, locale: LocaleId): string | null {
  const [kind = '', ...rest] = name.split('/')
  const key = rest.join('/')
  if (kind === 'document') {
    const document = documentNames.find((one) => one === key)
    return document === undefined ? null : `${prefix}${wordsOf(document)}${localeOf(locale).cmsSuffix}`
  }
  const collection = collectionNames.find((one) => one === kind)
  const code = collection === undefined || key === '' ? '' : itemCode(collection, key, locale)
  return readContentCode(code) === null ? null : code
}

const documentByWords = new Map(documentNames.map((name) => [wordsOf(name), name]))

/** Reads a section code, or null when it names nothing of this site. */
export function readContentCode(code: string): ContentPlace | null {
  if (!code.startsWith(prefix) || code.length > 200) return null
  const locale = writtenIds.find((id) => {
    const { cmsSuffix } = localeOf(id)
    return cmsSuffix !== '' && code.endsWith(cmsSuffix)
  })
  const chosen = locale ?? 'zh-CN'
  const words = code.slice(prefix.length, code.length - localeOf(chosen).cmsSuffix.length)
  const name = documentByWords.get(words)
  if (name !== undefined) return { kind: 'document', name, locale: chosen }
  const [, id] = /^media-([a-z0-9]{8,32})$/.exec(words) ?? []
  if (id !== undefined) return { kind: 'media', id, locale: chosen }
  const collection = collectionNames.find((one) => words.startsWith(`${one}-`))
  if (collection === undefined) return null
  const slug = words.slice(collection.length + 1)
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? { kind: 'item', collection, slug, locale: chosen } : null
}
