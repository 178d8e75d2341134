import type { Both } from '@hongyan/documents'
import type { LocaleId } from '@hongyan/locales'
import type { FactId } from './facts.ts'
import { inHongKong } from './in-hong-kong.ts'
import { resolveWith } from './resolve-with.ts'

export type { Both }

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
  return resolveWith(seed, locale, at, inHongKong)
}
