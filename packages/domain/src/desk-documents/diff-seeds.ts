import { isDeepStrictEqual } from 'node:util'
import { alignLists } from './align-lists.ts'
import { isRecord, type SeedPath } from './seed-value.ts'

/** One difference. `path` is that in the later of both, of what was removed that in the earlier. */
export type SeedChange =
  | { readonly what: 'changed'; readonly path: SeedPath; readonly before: unknown; readonly after: unknown }
  | { readonly what: 'added'; readonly path: SeedPath; readonly after: unknown }
  | { readonly what: 'removed'; readonly path: SeedPath; readonly before: unknown }
  /** An entry that stands elsewhere in its list; `from` is its place before. */
  | { readonly what: 'moved'; readonly path: SeedPath; readonly from: number }

/** How two versions of a document differ, field by field; entries of lists are found again where they went. */
export function diffSeeds(before: unknown, after: unknown): readonly SeedChange[] {
  const changes: SeedChange[] = []
  const compare = (was: unknown, is: unknown, path: SeedPath): void => {
    if (isDeepStrictEqual(was, is)) return
    if (Array.isArray(was) && Array.isArray(is)) compareLists(was, is, path)
    else if (isRecord(was) && isRecord(is)) compareRecords(was, is, path)
    else changes.push({ what: 'changed', path, before: was, after: is })
  }
  const compareRecords = (
    was: Readonly<Record<string, unknown>>,
    is: Readonly<Record<string, unknown>>,
    path: SeedPath,
  ): void => {
    for (const key of new Set([...Object.keys(is), ...Object.keys(was)])) {
      const at = [...path, key]
      if (!Object.hasOwn(was, key)) changes.push({ what: 'added', path: at, after: is[key] })
      else if (!Object.hasOwn(is, key)) changes.push({ what: 'removed', path: at, before: was[key] })
      else compare(was[key], is[key], at)
    }
  }
  const compareLists = (was: readonly unknown[], is: readonly unknown[], path: SeedPath): void => {
    const alignment = alignLists(was, is)
    const known = new Set(alignment)
    const isRewritten = (at: number): boolean =>
      was.length === is.length &&
      alignment[at] === -1 &&
      !known.has(at) &&
      typeof was[at] === 'string' &&
      typeof is[at] === 'string'
    const stay = inOrder(alignment)
    for (const [from, to] of alignment.entries()) {
      if (to !== -1) continue
      // A line that was written anew in its place is one change.
      if (isRewritten(from)) compare(was[from], is[from], [...path, from])
      else changes.push({ what: 'removed', path: [...path, from], before: was[from] })
    }
    for (const [to, entry] of is.entries()) {
      if (!known.has(to) && !isRewritten(to))
        changes.push({ what: 'added', path: [...path, to], after: entry })
    }
    for (const [from, to] of alignment.entries()) {
      if (to === -1) continue
      if (!stay.has(from)) changes.push({ what: 'moved', path: [...path, to], from })
      compare(was[from], is[to], [...path, to])
    }
  }
  compare(before, after, [])
  return changes
}

/** The largest set of entries that kept their order: all others were moved. */
function inOrder(alignment: readonly number[]): ReadonlySet<number> {
  const longest: { readonly length: number; readonly before: number }[] = []
  /** Of chains of each length the entry that ends earliest. */
  const ends: number[] = []
  for (const [from, to] of alignment.entries()) {
    longest.push({ length: 0, before: -1 })
    if (to === -1) continue
    let length = ends.length
    while (length > 0 && (alignment[ends[length - 1] ?? 0] ?? 0) > to) length -= 1
    longest[from] = { length: length + 1, before: length === 0 ? -1 : (ends[length - 1] ?? -1) }
    ends[length] = from
  }
  const stay = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at !== -1; at = longest[at]?.before ?? -1) stay.add(at)
  return stay
}
