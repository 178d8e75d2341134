import type { Advice } from '@hongyan/domain/quotes/advise-cheaper'
import { fill } from '@hongyan/locales'
import type { OfferView } from '../view.ts'
import type { Speaker } from './amounts.ts'

/** The one tip of a product: what to change, what it saves, and why. */
export function adviceWords(
  advice: Advice,
  product: string,
  mixed: boolean,
  speaker: Speaker,
): NonNullable<OfferView['advice']> {
  const { kind, size, saving, chargedBefore, chargedAfter, basisAfter } = advice
  const { money, weight, length, words } = speaker
  const after = kind === 'lower' ? length(advice.after) : weight(advice.after)
  const parts = {
    after,
    product,
    size: size + 1,
    saving: money(saving),
    chargedBefore: weight(chargedBefore),
    chargedAfter: weight(chargedAfter),
    edge: weight(chargedAfter),
  }
  const { lower, lighter } = words.advice
  const text = kind === 'lighter' ? lighter.text : basisAfter === 'actual' ? lower.toActual : lower.less
  const wording = words.advice[kind]
  return {
    kind,
    size,
    after: advice.after,
    saving,
    title: fill(mixed ? wording.titleMixed : wording.title, parts),
    text: fill(text, parts),
    action: fill(wording.action, parts),
  }
}
