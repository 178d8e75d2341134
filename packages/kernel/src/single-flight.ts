const underWay = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Does the same work once for everybody in this process who asks while it is under way; `scope` is what the work is done
 * on, such as a database. It only spares that a queue of duplicates: what duplicates of other processes may change is
 * for the database to say.
 */
export function singleFlight<T>(scope: object, key: string, work: () => Promise<T>): Promise<T> {
  const works = underWay.get(scope) ?? new Map<string, Promise<unknown>>()
  underWay.set(scope, works)
  const known = works.get(key)
  if (known) return known as Promise<T>
  const started = work().finally(() => works.delete(key))
  works.set(key, started)
  return started
}
