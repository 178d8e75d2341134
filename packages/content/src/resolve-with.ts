import { type Choosing, type Claimed, resolveWritten } from '@hongyan/documents'
import { isDerived, type LocaleId, nameCurrency, phoneIn } from '@hongyan/locales'
import { type FactId, isCurrent } from './facts.ts'
import { mapTexts } from './map-texts.ts'
import { translated } from './translate.ts'

/**
 * The document of one language at a moment (ms UTC). `inHongKong` makes what nobody wrote for Hong Kong of the
 * Simplified Chinese: the dictionary for it is no part of this. Other languages have some of their texts in a file.
 */
export function resolveWith(
  seed: unknown,
  locale: LocaleId,
  at: number,
  inHongKong: (chinese: unknown) => unknown,
): unknown {
  const derive = isDerived(locale)
    ? inHongKong
    : (standIn: unknown, source: unknown) => translated(standIn, source, locale)
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
