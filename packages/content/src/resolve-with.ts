import type { LocaleId } from '@hongyan/locales'
import { isCurrent } from './facts.ts'
import type { Both, Claim } from './seed.ts'

/**
 * The document of one language at a moment (ms UTC). `derive` makes what nobody wrote for Hong Kong of the Simplified
 * Chinese: the dictionary for it is no part of this.
 */
export function resolveWith(
  seed: unknown,
  locale: LocaleId,
  at: number,
  derive: (chinese: unknown) => unknown,
): unknown {
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return resolveList(part)
    if (part === null || typeof part !== 'object') return part
    if (isClaim(part)) return resolve(part[shownOf(part, at)])
    if (isBoth(part)) return pick(part)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]))
  }
  /** An entry of a list that rests on an expired fact is not in the list. */
  const resolveList = (list: readonly unknown[]): unknown[] =>
    list.flatMap((item) => {
      const value = resolve(item)
      return value === null && isClaim(item) ? [] : [value]
    })
  const pick = (part: Both<unknown>): unknown =>
    locale === 'zh-HK' ? (part['zh-HK'] ?? derive(part['zh-CN'])) : part[locale]
  return resolve(seed)
}

/** Which of its two sides a statement shows at a moment (ms UTC). */
export function shownOf({ claim: factIds }: Claim<unknown>, at: number): 'text' | 'without' {
  return factIds.every((factId) => isCurrent(factId, at)) ? 'text' : 'without'
}

/** Whether a part of a seed is the same value in both written languages. */
export function isBoth(value: object): value is Both<unknown> {
  return 'zh-CN' in value && 'en-US' in value
}

/** Whether a part of a seed rests on facts. */
export function isClaim(value: unknown): value is Claim<unknown> {
  return typeof value === 'object' && value !== null && 'claim' in value && 'text' in value
}
