import type { LocaleId } from '@hongyan/locales'

/**
 * What some work has read of the content, each thing by a name without spaces: `home.en-US` a document,
 * `news.en-US.wuhan` an item, `news.en-US.wuhan?` whether there is one, `news.en-US.keys` which there are,
 * `news.en-US.*` all that they say.
 */
export type ContentReads = Set<string>

/** The name of a single document. */
export function documentRead(name: string, locale: LocaleId): string {
  return `${name}.${locale}`
}

/** The name of an item of a collection, of whether there is one (`key?`), of which there are (`keys`), of all (`*`). */
export function itemRead(collection: string, locale: LocaleId, key: string): string {
  return `${collection}.${locale}.${key}`
}

/** The name of an uploaded picture. */
export function mediaRead(id: string, locale: LocaleId): string {
  return `media.${locale}.${id}`
}

/** The documents of a language, each noted when it is asked for. */
export function followedDocuments<T extends object>(documents: T, locale: LocaleId, reads: ContentReads): T {
  return new Proxy(documents, {
    get: (target, name) => {
      if (typeof name === 'string') reads.add(documentRead(name, locale))
      return Reflect.get(target, name)
    },
  })
}

/** The items of a collection, with what is asked of them noted. */
export function followedItems<T>(
  items: ReadonlyMap<string, T>,
  note: (key: string) => void,
): ReadonlyMap<string, T> {
  const noted = (key: string): typeof items => {
    note(key)
    return items
  }
  return {
    get size() {
      return noted('keys').size
    },
    has: (key) => noted(`${key}?`).has(key),
    keys: () => noted('keys').keys(),
    get: (key) => noted(key).get(key),
    values: () => noted('*').values(),
    entries: () => noted('*').entries(),
    forEach: (visit) => noted('*').forEach(visit),
    [Symbol.iterator]: () => noted('*')[Symbol.iterator](),
  }
}
