import { isDeepStrictEqual } from 'node:util'
import { type Alignment, alignLists, isSameOrder } from './align-lists.ts'
import { isRecord, type SeedPath } from './seed-value.ts'

/** A part that two people changed in two ways. `path` is that in the document as it stands now; null is nothing there. */
export type SeedConflict = {
  readonly path: SeedPath
  readonly before: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

type MergedSeed = { readonly seed: unknown; readonly conflicts: readonly SeedConflict[] }

const nothing = Symbol('nothing there')

/**
 * What becomes of a document that two changed from the same beginning: what only one of them changed is as they made it.
 * A part that both changed is a conflict, and so is a list whose entries both added to, took from or moved.
 */
export function mergeSeeds(before: unknown, mine: unknown, theirs: unknown): MergedSeed {
  const conflicts: SeedConflict[] = []
  const clash = (path: SeedPath, three: readonly [unknown, unknown, unknown]): unknown => {
    const [was, own, other] = three.map((value) => (value === nothing ? null : value))
    conflicts.push({ path, before: was, mine: own, theirs: other })
    return three[2]
  }
  const merge = (was: unknown, own: unknown, other: unknown, path: SeedPath): unknown => {
    if (isDeepStrictEqual(own, other) || isDeepStrictEqual(was, own)) return other
    if (isDeepStrictEqual(was, other)) return own
    if (Array.isArray(was) && Array.isArray(own) && Array.isArray(other))
      return mergeLists(was, own, other, path)
    if (isRecord(was) && isRecord(own) && isRecord(other) && isOneThing(was, own, other))
      return mergeRecords(was, own, other, path)
    return clash(path, [was, own, other])
  }
  const mergeRecords = (
    was: Readonly<Record<string, unknown>>,
    own: Readonly<Record<string, unknown>>,
    other: Readonly<Record<string, unknown>>,
    path: SeedPath,
  ): unknown => {
    // The order of keys is that of the document as it stands, what is new follows.
    const keys = new Set([...Object.keys(other), ...Object.keys(own), ...Object.keys(was)])
    const at = (record: object, key: string): unknown =>
      Object.hasOwn(record, key) ? Reflect.get(record, key) : nothing
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const value = merge(at(was, key), at(own, key), at(other, key), [...path, key])
        return value === nothing ? [] : [[key, value]]
      }),
    )
  }
  const mergeLists = (
    was: readonly unknown[],
    own: readonly unknown[],
    other: readonly unknown[],
    path: SeedPath,
  ): unknown => {
    const [inMine, inTheirs] = [alignLists(was, own), alignLists(was, other)]
    // The order is that of whoever changed it; the other may have changed what stands in the entries.
    if (isSameOrder(inMine, own)) {
      refuseLost(was, own, inTheirs, (from) => clash([...path, from], [was[from], own[from], nothing]))
      const from = backwards(inTheirs, other.length)
      return other.map((entry, to) => {
        const origin = from[to] ?? -1
        return origin === -1 ? entry : merge(was[origin], own[origin], entry, [...path, to])
      })
    }
    if (isSameOrder(inTheirs, other)) {
      refuseLost(was, other, inMine, (from) => clash([...path, from], [was[from], nothing, other[from]]))
      const from = backwards(inMine, own.length)
      return own.map((entry, to) => {
        const origin = from[to] ?? -1
        return origin === -1 ? entry : merge(was[origin], entry, other[origin], [...path, origin])
      })
    }
    return clash(path, [was, own, other])
  }
  return { seed: merge(before, mine, theirs, []), conflicts }
}

/** An entry that one took away while the other changed it. */
function refuseLost(
  was: readonly unknown[],
  changed: readonly unknown[],
  alignment: Alignment,
  refuse: (from: number) => void,
): void {
  for (const [from, to] of alignment.entries())
    if (to === -1 && !isDeepStrictEqual(was[from], changed[from])) refuse(from)
}

function backwards(alignment: Alignment, length: number): readonly number[] {
  const from = new Array<number>(length).fill(-1)
  for (const [origin, to] of alignment.entries()) if (to !== -1) from[to] = origin
  return from
}

/** A block that became one of another kind shares no field with what it was, and a statement none with a text. */
function isOneThing(...records: readonly Readonly<Record<string, unknown>>[]): boolean {
  return (['kind', 'claim', 'zh-CN'] as const).every((key) => {
    const isText = key !== 'kind'
    return new Set(records.map((record) => (isText ? key in record : record[key]))).size === 1
  })
}
