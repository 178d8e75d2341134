// Door of the subpath `@hongyan/domain/quotes`: what pages and browsers may know of a quote. Imports no tariff.
export type { Advice } from './quotes/advise-cheaper.ts'
export { type BoxPreset, boxPresets, boxSides } from './quotes/box-presets.ts'
export { handoverPlaces } from './quotes/handover-place.ts'
export {
  type DraftProblem,
  type DraftProblemCode,
  isUnmeasured,
  type QuoteDraft,
  readDraft,
  type SizeDraft,
  typedCount,
  typedSide,
  yuan,
} from './quotes/quote-draft.ts'
export type { QuoteInput } from './quotes/quote-input.ts'
export { quoteLimits } from './quotes/quote-limits.ts'
export {
  type AddOn,
  addOns,
  type GoodsKind,
  goodsKinds,
  type QuoteProduct,
  quoteProducts,
  type Zone,
  zones,
} from './quotes/vocabulary.ts'
