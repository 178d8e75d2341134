import type { Db } from '@hongyan/db'

const underWay = new WeakMap<Db, Map<string, Promise<unknown>>>()

/**
 * Does the same work once for everybody in this process who asks while it is under way. It only spares the
 * database a queue of twins; that twins of other processes change nothing is the database's own doing.
 */
export function together<T>(db: Db, key: string, work: () => Promise<T>): Promise<T> {
  const works = underWay.get(db) ?? new Map<string, Promise<unknown>>()
  underWay.set(db, works)
  const known = works.get(key)
  if (known) return known as Promise<T>
  const started = work().finally(() => works.delete(key))
  works.set(key, started)
  return started
}
