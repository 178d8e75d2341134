import { AsyncLocalStorage } from 'node:async_hooks'
import { type Accepted, type Refused, readContent } from './accept-content.ts'
import type { ContentReads } from './content-reads.ts'
import { changedReads, type Snapshot, shippedSnapshot } from './content-snapshot.ts'

/** A document that was put in force, with what has changed by it, as `ContentReads` names it. */
type PutInForce = Accepted & { readonly changed: readonly string[] }

/** Holds the content that is in force. */
export type ContentStore = {
  /** The content as it is now; the same until something is published. */
  readonly snapshot: () => Snapshot
  /**
   * Puts a section code's JSON string in force when it keeps its contract, or with null takes its item out of the
   * site; nothing changes else.
   */
  readonly publish: (code: string, json: string | null) => PutInForce | Refused
}

/** A store of what the site ships with, on which nothing has been published yet. */
export function createContentStore(): ContentStore {
  let versions = 0
  let current = shippedSnapshot(() => {
    versions += 1
    return versions
  })
  return {
    snapshot: () => current,
    publish: (code, json) => {
      const read = readContent(code, json, current)
      if (!read.accepted) return read
      const before = current
      current = before.with(read)
      return { ...read, changed: changedReads(read, before, current) }
    },
  }
}

/** The store of this process. */
export const contentStore = createContentStore()

/** What some work sees. */
type Work = {
  readonly snapshot: Snapshot
  /** Where it is noted what it reads; null where nobody asks. */
  readonly reads: ContentReads | null
  /** The moment (ms UTC) it is of; null for the present. */
  readonly at: number | null
}

const taken = new AsyncLocalStorage<Work>()

/**
 * Does some work that sees one snapshot from its beginning to its end, whatever is published meanwhile: a page, or
 * the preview of a draft, which nobody else sees. What it reads is added to `reads`.
 */
export function inSnapshot<T>(snapshot: Snapshot, work: () => T, reads: ContentReads | null = null): T {
  return taken.run({ snapshot, reads, at: taken.getStore()?.at ?? null }, work)
}

/** Does some work that sees the content as it is at another moment (ms UTC) than the present; null for that. */
export function atMoment<T>(at: number | null, work: () => T): T {
  return taken.run({ snapshot: currentSnapshot(), reads: currentReads(), at }, work)
}

/** The moment (ms UTC) that the present work is of. */
export function currentMoment(): number {
  return taken.getStore()?.at ?? Date.now()
}

/** The snapshot that the present work was given; the content in force where it was given none. */
export function currentSnapshot(): Snapshot {
  return taken.getStore()?.snapshot ?? contentStore.snapshot()
}

/** Where it is noted what the present work reads. */
export function currentReads(): ContentReads | null {
  return taken.getStore()?.reads ?? null
}

/** Does a part of some work, and returns what it has read beside what came of it: for what is kept and used again. */
export function withReads<T>(work: () => T): { readonly value: T; readonly reads: ContentReads } {
  const reads: ContentReads = new Set()
  const value = inSnapshot(currentSnapshot(), work, reads)
  noteReads(reads)
  return { value, reads }
}

/** The present work uses something that has read this. */
export function noteReads(reads: ContentReads): void {
  const own = currentReads()
  if (own !== null) for (const read of reads) own.add(read)
}
