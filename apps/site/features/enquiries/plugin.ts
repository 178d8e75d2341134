import { parcelPriceRange } from '@hongyan/domain/quotes/parcel-price-range'
import type { RateBook } from '@hongyan/domain/quotes/quote-shipment'
import { zones } from '@hongyan/domain/quotes/vocabulary'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { localeOf } from '@hongyan/locales'
import type { Plugin } from '../../server/requests/plugin.ts'
import type { ConsentPages } from '../../shell/page-context.ts'
import { enquiryActions } from './actions.ts'
import { type EnquiryFormServices, enquiryForms } from './forms.ts'
import type { EnquiryPages } from './needs.ts'
import { codeWords, refusalWords } from './refusal-words.ts'

type Site = ConsentPages & { readonly now: () => number; readonly rates: () => RateBook }

const mainland = zones.filter((zone) => zone !== 'hong-kong-macau' && zone !== 'taiwan')

/** Enquiries of companies that ship and of partners. */
export const enquiries: Plugin<EnquiryFormServices, Site, EnquiryPages> = {
  routes: enquiryActions,
  forms: enquiryForms,
  words: { enquiry: refusalWords, code: codeWords },
  pages: ({ consentVersion, now, rates }) => ({
    consentVersion,
    parcelPrices: (locale) =>
      parcelPriceRange(rates().tariffs, {
        zones: localeOf(locale).region === 'hong-kong' ? ['hong-kong-macau'] : mainland,
        day: dayAtHome(now()),
      }),
  }),
}
