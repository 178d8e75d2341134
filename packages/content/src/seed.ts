import type { LocaleId } from '@hongyan/locales'
import { type FactId, isCurrent } from './facts.ts'
import { inHongKong } from './in-hong-kong.ts'

/** A value in both written languages. The Hong Kong one is derived unless someone wrote it. */
export type Both<V> = { readonly 'zh-CN': V; readonly 'en-US': V; readonly 'zh-HK'?: V }

/** A statement resting on facts. When one of them has expired, `without` is shown in its place. */
export type Claim<V> = {
  readonly claim: readonly FactId[]
  readonly text: Both<V>
  readonly without: Both<V> | null
}

/** A document whose values may differ by language and may rest on facts. Structure is written once. */
export type Seed<T> =
  | T
  | Both<T>
  | Claim<T>
  | (T extends readonly (infer Item)[]
      ? readonly Seed<Item>[]
      : T extends object
        ? { readonly [K in keyof T]: Seed<T[K]> }
        : never)

/** One text, Chinese then English. */
export function both(chinese: string, english: string): Both<string> {
  return { 'zh-CN': chinese, 'en-US': english }
}

/** A heading in lines, Chinese then English. */
export function bothLines(chinese: string[], english: string[]): Both<string[]> {
  return { 'zh-CN': chinese, 'en-US': english }
}

/** A statement that disappears (null) with its facts: a text, a figure, or a whole block that rests on them. */
export function claim<V>(factIds: readonly FactId[], chinese: V, english: V): Claim<V> {
  return { claim: factIds, text: { 'zh-CN': chinese, 'en-US': english }, without: null }
}

/** A statement that another, without figures, replaces when its facts expire. */
export function claimOr(
  factIds: readonly FactId[],
  stated: readonly [chinese: string, english: string],
  without: readonly [chinese: string, english: string],
): Claim<string> {
  return { claim: factIds, text: both(...stated), without: both(...without) }
}

/** The document of one language at a moment (ms UTC), plain data that still has to pass its schema. */
export function resolveSeed(seed: unknown, locale: LocaleId, at: number): unknown {
  if (Array.isArray(seed)) return resolveList(seed, locale, at)
  if (seed === null || typeof seed !== 'object') return seed
  if (isClaim(seed)) {
    return resolveSeed(seed[shownOf(seed, at)], locale, at)
  }
  if (isBoth(seed)) return pick(seed, locale)
  return Object.fromEntries(Object.entries(seed).map(([key, value]) => [key, resolveSeed(value, locale, at)]))
}

/** Which of its two sides a statement shows at a moment (ms UTC). */
export function shownOf({ claim: factIds }: Claim<unknown>, at: number): 'text' | 'without' {
  return factIds.every((factId) => isCurrent(factId, at)) ? 'text' : 'without'
}

/** An entry of a list that rests on an expired fact is not in the list. */
function resolveList(list: readonly unknown[], locale: LocaleId, at: number): unknown[] {
  return list.flatMap((item) => {
    const value = resolveSeed(item, locale, at)
    return value === null && isClaim(item) ? [] : [value]
  })
}

function pick(seed: Both<unknown>, locale: LocaleId): unknown {
  if (locale !== 'zh-HK') return seed[locale]
  return seed['zh-HK'] ?? inHongKong(seed['zh-CN'])
}

/** Whether a part of a seed is the same value in both written languages. */
export function isBoth(value: object): value is Both<unknown> {
  return 'zh-CN' in value && 'en-US' in value
}

/** Whether a part of a seed rests on facts. */
export function isClaim(value: unknown): value is Claim<unknown> {
  return typeof value === 'object' && value !== null && 'claim' in value && 'text' in value
}
