import { prohibitedMessages } from '@hongyan/content'
import {
  isAir,
  type TransportMode,
  type VerdictWithTerms,
  verdictsWithTerms,
} from '@hongyan/domain/prohibited/vocabulary'
import { fill, type LocaleId } from '@hongyan/locales'
import type { ItemView } from './item-answer.ts'

/** The verdict as a sentence about a way of travel. */
export function verdictSentence(said: VerdictWithTerms, mode: TransportMode, locale: LocaleId): string {
  const words = prohibitedMessages(locale)
  return fill(words.verdicts[said], { by: words.by[mode] })
}

/** The answer by air, where the one for the ground is milder: many who ask think of a plane. */
export function flownSentence(item: ItemView, mode: TransportMode, locale: LocaleId): string | null {
  const flown = item.modes.find((one) => one.mode === 'air')
  if (flown === undefined || isAir(mode) || !isStricter(flown.said, item.said)) return null
  return verdictSentence(flown.said, 'air', locale)
}

function isStricter(one: VerdictWithTerms, other: VerdictWithTerms): boolean {
  return verdictsWithTerms.indexOf(one) > verdictsWithTerms.indexOf(other)
}
