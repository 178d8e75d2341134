import { isDeepStrictEqual } from 'node:util'
import { isRecord } from './seed-value.ts'

/** Of each entry of a list its place in another version of the list; -1 where it is not in it. */
export type Alignment = readonly number[]

/** From this share of equal parts on, an entry is another one changed, not a new one. */
const alike = 0.5

/**
 * Finds the entries of a list in another version of it: what is equal first, then what has the same id, then what was
 * changed where it stood.
 */
export function alignLists(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const found = new Array<number>(before.length).fill(-1)
  const taken = new Array<boolean>(after.length).fill(false)
  const match = (from: number, to: number): void => {
    found[from] = to
    taken[to] = true
  }
  matchEnds(before, after, match)
  matchBy(JSON.stringify, { before, after, found, taken, match })
  matchBy(idOf, { before, after, found, taken, match })
  matchInPlace({ before, after, found, taken, match })
  return found
}

/** Whether both versions have the same entries in the same order, whatever was changed in them. */
export function isSameOrder(alignment: Alignment, after: readonly unknown[]): boolean {
  return alignment.length === after.length && alignment.every((to, from) => to === from)
}

type Matching = {
  readonly before: readonly unknown[]
  readonly after: readonly unknown[]
  readonly found: readonly number[]
  readonly taken: readonly boolean[]
  readonly match: (from: number, to: number) => void
}

/** Most changes are made in one place: what stands before and behind it is equal. */
function matchEnds(before: readonly unknown[], after: readonly unknown[], match: Matching['match']): void {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isDeepStrictEqual(before[start], after[start])) match(start, start++)
  for (let end = 1; end <= shorter - start; end += 1) {
    const [from, to] = [before.length - end, after.length - end]
    if (!isDeepStrictEqual(before[from], after[to])) return
    match(from, to)
  }
}

/** By a text that tells entries apart; entries without one are left. Of several alike the first meets the first. */
function matchBy(textOf: (entry: unknown) => string | null, lists: Matching): void {
  const { before, after, found, taken, match } = lists
  const places = new Map<string, number[]>()
  for (const [to, entry] of after.entries()) {
    const text = taken[to] ? null : textOf(entry)
    if (text !== null) places.set(text, [...(places.get(text) ?? []), to])
  }
  for (const [from, entry] of before.entries()) {
    const text = found[from] === -1 ? textOf(entry) : null
    const to = text === null ? undefined : places.get(text)?.shift()
    if (to !== undefined) match(from, to)
  }
}

function idOf(entry: unknown): string | null {
  return isRecord(entry) && typeof entry.id === 'string' ? entry.id : null
}

/** Between two entries that were found: as many as before are the same in their order, of others those that are alike. */
function matchInPlace({ before, after, found, taken, match }: Matching): void {
  let from = 0
  while (from < before.length) {
    if (found[from] !== -1) {
      from += 1
      continue
    }
    const first = from
    while (from < before.length && found[from] === -1) from += 1
    const begin = first === 0 ? 0 : (found[first - 1] ?? -1) + 1
    let end = begin
    while (end < after.length && !taken[end]) end += 1
    const isSameCount = end - begin === from - first
    let to = begin
    for (let one = first; one < from; one += 1) {
      for (let other = to; other < (isSameCount ? Math.min(to + 1, end) : end); other += 1) {
        if (
          isSameCount ? !isOfOneKind(before[one], after[other]) : likeness(before[one], after[other]) < alike
        )
          continue
        match(one, other)
        to = other
        break
      }
      if (isSameCount) to += 1
      else if ((found[one] ?? -1) !== -1) to = (found[one] ?? 0) + 1
    }
  }
}

function isOfOneKind(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) return one.kind === other.kind && idOf(one) === idOf(other)
  return isRecord(one) === isRecord(other)
}

/** The share of equal parts of two entries, from 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  if (!isRecord(one) || !isRecord(other) || !isOfOneKind(one, other)) return 0
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  const equal = [...keys].filter((key) => isDeepStrictEqual(one[key], other[key]))
  return keys.size === 0 ? 0 : equal.length / keys.size
}
