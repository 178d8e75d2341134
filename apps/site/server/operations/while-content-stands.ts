import { type ContentReads, contentVersion, noteReads, withReads } from '@hongyan/content'

/** Makes something of the content once, and again when the content has changed. `now` is in ms UTC. */
export function whileContentStands<T>(now: () => number, make: (at: number) => T): () => T {
  let known: { readonly version: string; readonly value: T; readonly reads: ContentReads } | null = null
  return () => {
    const at = now()
    const version = contentVersion(at)
    if (known?.version === version) noteReads(known.reads)
    else known = { version, ...withReads(() => make(at)) }
    return known.value
  }
}
