import { isRecord } from './seed-value.ts'

/** Something that a document can name: an address of the site, a question by its id, a picture. */
export type UseKind = 'path' | 'question' | 'picture'

/** Everything that a document names, each once, as `path:/products/express`, `question:sending-cutoff`, `picture:hub`. */
export function usesOf(seed: unknown): readonly string[] {
  const uses = new Set<string>()
  const walk = (part: unknown, key: string): void => {
    if (typeof part === 'string') {
      const [, path] = /^(\/(?!\/)[^?#\s]*)/.exec(part) ?? []
      if (path !== undefined) uses.add(`path:${withoutEnd(path)}`)
      if (key === 'scene') uses.add(`picture:${part}`)
    } else if (Array.isArray(part)) for (const item of part) walk(item, key)
    else if (isRecord(part)) {
      if (part.kind === 'questions' && Array.isArray(part.ids))
        for (const id of part.ids) uses.add(`question:${String(id)}`)
      for (const [name, item] of Object.entries(part)) walk(item, name)
    }
  }
  if (isRecord(seed)) {
    // The path of a page is its own address: it names no other.
    const others = Object.entries(seed).filter(([name]) => name !== 'path' || 'id' in seed)
    for (const [name, item] of others) walk(item, name)
  }
  return [...uses].sort()
}

/** Addresses are compared without a slash at their end. */
export function withoutEnd(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path
}
