/** What the name of a document says: where it stands, and the key by which its collection knows it. */
export type NamedDocument = {
  /** Its collection; of a document of its own, its name. */
  readonly kind: string
  /** The path of a page, anything else's id; of a document of its own, its name. */
  readonly key: string
}

/** Kinds of documents of which there is a collection; every other kind is one document. */
export const collectionKinds = ['page', 'news', 'notice', 'question', 'video'] as const

export function isCollection(kind: string): boolean {
  return collectionKinds.some((known) => known === kind)
}

/** Longest name of a document; an address of a page is shorter. */
export const longestName = 160

/** `page` and `/products/express` are `page/products/express`, `home` is `document/home`. */
export function nameOf({ kind, key }: NamedDocument): string {
  if (!isCollection(kind)) return `document/${key}`
  return key.startsWith('/') ? `${kind}${key}` : `${kind}/${key}`
}

/** The other way round; null for what is no name. */
export function readName(name: string): NamedDocument | null {
  if (name.length > longestName) return null
  const [, first = '', rest = ''] = /^([a-z]+)\/([A-Za-z0-9][A-Za-z0-9./-]*)$/.exec(name) ?? []
  if (first === 'document') return /^[A-Za-z]+$/.test(rest) ? { kind: rest, key: rest } : null
  if (!isCollection(first)) return null
  if (first === 'page') return isPath(rest) ? { kind: first, key: `/${rest}` } : null
  return isId(rest) ? { kind: first, key: rest } : null
}

function isId(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
}

function isPath(text: string): boolean {
  return (
    text.split('/').every((part) => /^[A-Za-z0-9]+([.-][A-Za-z0-9]+)*$/.test(part)) &&
    !/^(en|hk)(\/|$)/.test(text)
  )
}

/** Where a document is on the site, without language prefix; null for what has no page of its own. */
export function addressOf({ kind, key }: NamedDocument): string | null {
  if (kind === 'page') return key
  return kind === 'news' || kind === 'notice' ? `/${kind}/${key}` : null
}

/** Field in which a document says its own key; null for a document of its own, which says none. */
export function keyField(kind: string): 'path' | 'id' | null {
  if (!isCollection(kind)) return null
  return kind === 'page' ? 'path' : 'id'
}

/** A seed that says the key its name has. */
export function withKey(seed: unknown, { name }: { readonly name: string }): unknown {
  const { kind = '', key = '' } = readName(name) ?? {}
  const field = keyField(kind)
  return field === null || typeof seed !== 'object' || seed === null ? seed : { ...seed, [field]: key }
}
