import { type Choosing, type Claimed, resolveWritten } from '@hongyan/documents'
import { type LocaleId, nameCurrency, phoneIn } from '@hongyan/locales'
import { type FactId, isCurrent } from './facts.ts'
import { mapTexts } from './map-texts.ts'

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
  const resolved = resolveWritten(seed, { ...choosingAt(locale, at), derive })
  // Phone numbers and signs of money are written once, for all languages.
  return mapTexts(resolved, (text) => phoneIn(locale, nameCurrency(locale, text)))
}

/** How a language is chosen of a seed at a moment (ms UTC). */
export function choosingAt(language: LocaleId, at: number): Choosing {
  return { language, shows: (claim) => shownOf(claim, at) }
}

/** Which of its two sides a statement shows at a moment (ms UTC). */
function shownOf({ claim: factIds }: Claimed, at: number): 'text' | 'without' {
  return factIds.every((factId) => isCurrent(factId as FactId, at)) ? 'text' : 'without'
}
