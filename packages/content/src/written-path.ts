import type { LocaleId } from '@hongyan/locales'
import { isBoth, isClaim, resolveWith, shownOf } from './resolve-with.ts'

/** Where a part of a seed stands, from the whole inwards. */
export type WrittenPath = readonly (string | number)[]

/**
 * Where in a seed the value at a path of its resolved document is written: through what chooses by language or by facts.
 * `path` is one of the document of this language at this moment (ms UTC); what is missing has the path it would have.
 */
export function writtenPath(
  seed: unknown,
  path: readonly PropertyKey[],
  locale: LocaleId,
  at: number,
): WrittenPath {
  const found: (string | number)[] = []
  let part: unknown = seed
  const enter = (key: string | number): void => {
    found.push(key)
    part = Reflect.get(part as object, key)
  }
  /** Down to what is chosen. */
  const unwrap = (): void => {
    while (typeof part === 'object' && part !== null) {
      if (isClaim(part)) enter(shownOf(part, at))
      else if (isBoth(part)) enter(locale === 'zh-HK' && !('zh-HK' in part) ? 'zh-CN' : locale)
      else return
    }
  }
  unwrap()
  for (const key of path) {
    if (typeof part !== 'object' || part === null) break
    enter(Array.isArray(part) ? keptIndex(part, Number(key), locale, at) : String(key))
    unwrap()
  }
  return found
}

/** The index in a written list of an entry of the resolved one, which lacks what rests on expired facts. */
function keptIndex(list: readonly unknown[], index: number, locale: LocaleId, at: number): number {
  let kept = -1
  return list.findIndex((item) => {
    if (!isClaim(item) || resolveWith(item, locale, at, (chinese) => chinese) !== null) kept += 1
    return kept === index
  })
}
