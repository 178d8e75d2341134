/** An object whose values are each read when they are first asked for. It cannot be changed. */
export function lazyRecord<T extends object>(
  keys: readonly (keyof T & string)[],
  read: (key: keyof T & string) => unknown,
): T {
  const record = {}
  for (const key of keys) {
    Object.defineProperty(record, key, { enumerable: true, get: once(() => read(key)) })
  }
  return Object.freeze(record) as T
}

/** A map whose values are each read when they are first asked for; its keys and their order are known before. */
export function lazyMap<T>(keys: readonly string[], read: (key: string) => T): ReadonlyMap<string, T> {
  const readers = new Map(keys.map((key) => [key, once(() => read(key))]))
  function* values(): Generator<T, undefined> {
    for (const one of readers.values()) yield one()
  }
  function* entries(): Generator<[string, T], undefined> {
    for (const [key, one] of readers) yield [key, one()]
  }
  const map: ReadonlyMap<string, T> = {
    size: readers.size,
    has: (key) => readers.has(key),
    get: (key) => readers.get(key)?.(),
    keys: () => readers.keys(),
    values,
    entries,
    forEach: (visit) => {
      for (const [key, value] of entries()) visit(value, key, map)
    },
    [Symbol.iterator]: entries,
  }
  return map
}

/** Asks once and remembers. */
function once<T>(ask: () => T): () => T {
  let known: { readonly value: T } | null = null
  return () => {
    known ??= { value: ask() }
    return known.value
  }
}
