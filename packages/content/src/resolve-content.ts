import type { LocaleId } from '@hongyan/locales'
import { expiryInstants } from './facts.ts'
import { hasHan } from './has-han.ts'
import { mapTexts } from './map-texts.ts'
import { resolveWith } from './resolve-with.ts'

/** Makes Traditional Chinese of Simplified texts. */
type Derive = (texts: readonly string[]) => Promise<readonly string[]>

/**
 * The JSON of a written document (its seed) in one language from a moment (ms UTC) on, as it is published: with what
 * it says from each later moment on at which facts that it rests on have expired.
 */
export async function resolveContent(
  seed: unknown,
  locale: LocaleId,
  at: number,
  derive: Derive,
): Promise<string> {
  const chinese = new Set<string>()
  const collect = (value: unknown): unknown =>
    mapTexts(value, (text) => {
      if (hasHan(text)) chinese.add(text)
      return text
    })
  const instants = [at, ...expiryInstants().filter((instant) => instant > at)]
  for (const instant of instants) resolveWith(seed, locale, instant, collect)
  const texts = [...chinese]
  const derived = texts.length === 0 ? [] : await derive(texts)
  const known = new Map(texts.map((text, index) => [text, derived[index] ?? text]))
  const inHongKong = (value: unknown): unknown => mapTexts(value, (text) => known.get(text) ?? text)
  const editions: { readonly from: number; readonly content: string }[] = []
  for (const from of instants) {
    const content = JSON.stringify(resolveWith(seed, locale, from, inHongKong))
    if (content !== editions.at(-1)?.content) editions.push({ from, content })
  }
  const [first, ...later] = editions
  if (first === undefined || later.length === 0) return first?.content ?? ''
  const parts = later.map(({ from, content }) => `{"from":${from},"content":${content}}`)
  return `{"$now":${first.content},"$later":[${parts.join(',')}]}`
}
