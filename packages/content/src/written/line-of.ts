import { type Step, writtenPath } from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import { choosingAt } from '../resolve-with.ts'

/** Where a part of a seed is written, and each of its own parts by key. Lines count from 1. */
type Lines = {
  readonly file: string
  readonly line: number
  readonly parts: ReadonlyMap<string | number, number>
}

type Place = { readonly file: string; readonly line: number }

const known = new WeakMap<object, Lines>()

/** Remembers where a part of a seed is written. */
export function rememberLines(part: object, lines: Lines): void {
  known.set(part, lines)
}

/** A copy of a part is written where the part is; of a list, `places` says which of its entries the copy has. */
export function rememberCopy<T extends object>(copy: T, part: object, places?: readonly number[]): T {
  const lines = known.get(part)
  if (lines === undefined) return copy
  const parts = places?.flatMap((from, at): [number, number][] => {
    const line = lines.parts.get(from)
    return line === undefined ? [] : [[at, line]]
  })
  known.set(copy, parts === undefined ? lines : { ...lines, parts: new Map(parts) })
  return copy
}

/**
 * Where the value at a path of a resolved document is written, or what it would stand in; null for a seed that was not
 * read from a file. `path` is one of the document of this language at this moment (ms UTC).
 */
export function lineOf(
  seed: unknown,
  path: readonly PropertyKey[],
  locale: LocaleId,
  at: number,
): Place | null {
  return lineAt(seed, writtenPath(seed, path as readonly Step[], choosingAt(locale, at)))
}

/** The same for a path of the seed itself. */
export function lineAt(seed: unknown, path: readonly Step[]): Place | null {
  const first = isPart(seed) ? known.get(seed) : undefined
  let place: Place | null = first === undefined ? null : { file: first.file, line: first.line }
  let part: unknown = seed
  for (const key of path) {
    if (!isPart(part)) break
    const lines = known.get(part)
    const line = lines?.parts.get(key)
    part = Reflect.get(part, key)
    // Entries of a list that several files share say themselves where they are.
    const own = isPart(part) ? known.get(part) : undefined
    if (lines !== undefined && line !== undefined) place = { file: lines.file, line }
    else if (own !== undefined) place = { file: own.file, line: own.line }
  }
  return place
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
