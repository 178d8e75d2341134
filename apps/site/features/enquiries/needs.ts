import type { PriceRange } from '@hongyan/domain/quotes/parcel-price-range'
import type { LocaleId } from '@hongyan/locales'
import type { ConsentPages } from '../../shell/page-context.ts'

/** What the pages of the cooperation form ask. */
export type EnquiryPages = ConsentPages & {
  /** What a parcel of a kilogram costs at the published prices where readers of an edition send from. */
  readonly parcelPrices: (locale: LocaleId) => PriceRange | null
}
