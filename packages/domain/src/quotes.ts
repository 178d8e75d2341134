// Door of the subpath `@hongyan/domain/quotes`: what pages and browsers may know of a quote. Imports no tariff.
export type { Advice } from './quotes/advise-cheaper.ts'
export {
  type DraftProblem,
  type DraftProblemCode,
  type QuoteDraft,
  readDraft,
  type SizeDraft,
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
} from './quotes/vocabulary.ts'
