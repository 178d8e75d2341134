import type { LocaleId } from '@hongyan/locales'
import { isBoth, isClaim, resolveSeed, shownOf } from '../seed.ts'

/** Where a part of a seed is written, and each of its own parts by key. Lines count from 1. */
type Lines = {
  readonly file: string
  readonly line: number
  readonly parts: ReadonlyMap<string | number, number>
}

const known = new WeakMap<object, Lines>()

/** Remembers where a part of a seed is written. */
export function rememberLines(part: object, lines: Lines): void {
  known.set(part, lines)
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
): { readonly file: string; readonly line: number } | null {
  let place: { readonly file: string; readonly line: number } | null = null
  let part: unknown = seed
  const enter = (key: string | number): void => {
    const lines = known.get(part as object)
    const line = lines?.parts.get(key)
    part = Reflect.get(part as object, key)
    // Entries of a list that several files share say themselves where they are.
    const own = isPart(part) ? known.get(part) : undefined
    if (lines !== undefined && line !== undefined) place = { file: lines.file, line }
    else if (own !== undefined) place = { file: own.file, line: own.line }
  }
  /** Goes through what chooses by language or by facts, down to what is chosen. */
  const unwrap = (): void => {
    while (isPart(part)) {
      const lines = known.get(part)
      if (lines !== undefined && place === null) place = { file: lines.file, line: lines.line }
      if (isClaim(part)) enter(shownOf(part, at))
      else if (isBoth(part)) enter(locale === 'zh-HK' && !('zh-HK' in part) ? 'zh-CN' : locale)
      else return
    }
  }
  unwrap()
  for (const key of path) {
    if (!isPart(part)) break
    enter(Array.isArray(part) ? keptIndex(part, Number(key), locale, at) : String(key))
    unwrap()
  }
  return place
}

function isPart(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** The index in a written list of an entry of the resolved one, which lacks what rests on expired facts. */
function keptIndex(list: readonly unknown[], index: number, locale: LocaleId, at: number): number {
  let kept = -1
  return list.findIndex((item) => {
    if (!isClaim(item) || resolveSeed(item, locale, at) !== null) kept += 1
    return kept === index
  })
}
