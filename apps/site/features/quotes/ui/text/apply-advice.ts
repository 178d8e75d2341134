import type { QuoteDraft, SizeDraft } from '@hongyan/domain/quotes/quote-draft'
import type { OfferView } from '../../view.ts'

/** The inquiry with a tip applied: one side in cm or one weight in kg. */
export function applyAdvice(draft: QuoteDraft, advice: NonNullable<OfferView['advice']>): QuoteDraft {
  const changed: Partial<SizeDraft> =
    advice.kind === 'lower' ? { height: String(advice.after / 10) } : { weight: String(advice.after / 1000) }
  return {
    ...draft,
    sizes: draft.sizes.map((size, index) => (index === advice.size ? { ...size, ...changed } : size)),
  }
}
