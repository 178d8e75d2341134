import { type ContentReads, currentSnapshot, noteReads, type Snapshot, withReads } from '@hongyan/content'

type Made<Value> = { readonly value: Value; readonly reads: ContentReads }

/**
 * Keeps what is the same for everybody while the content stays, such as the frame of a page: the `most` that were asked
 * for last, of each snapshot of the content. What it has read counts for whatever asks.
 */
export function cachedByContent<Value>(most: number): (key: string, make: () => Value) => Value {
  const ofSnapshots = new WeakMap<Snapshot, Map<string, Made<Value>>>()
  return (key, make) => {
    const snapshot = currentSnapshot()
    const kept = ofSnapshots.get(snapshot) ?? new Map<string, Made<Value>>()
    ofSnapshots.set(snapshot, kept)
    const known = kept.get(key)
    const made = known ?? withReads(make)
    if (known !== undefined) noteReads(known.reads)
    kept.delete(key)
    kept.set(key, made)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return made.value
  }
}
