import { AsyncLocalStorage } from 'node:async_hooks'
import { type Accepted, type Refused, readContent } from './accept-content.ts'
import { type Snapshot, shippedSnapshot } from './content-snapshot.ts'

/** Holds the content that is in force. */
export type ContentStore = {
  /** The content as it is now; the same until something is published. */
  readonly snapshot: () => Snapshot
  /** Puts a section code's JSON string in force when it keeps its contract; nothing changes else. */
  readonly publish: (code: string, json: string) => Accepted | Refused
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
      if (read.accepted) current = current.with(read)
      return read
    },
  }
}

/** The store of this process. */
export const contentStore = createContentStore()

const taken = new AsyncLocalStorage<Snapshot>()

/**
 * Does some work that sees one snapshot from its beginning to its end, whatever is published meanwhile: a page, or
 * the preview of a draft, which nobody else sees.
 */
export function inSnapshot<T>(snapshot: Snapshot, work: () => T): T {
  return taken.run(snapshot, work)
}

/** The snapshot that the present work was given; the content in force where it was given none. */
export function currentSnapshot(): Snapshot {
  return taken.getStore() ?? contentStore.snapshot()
}
