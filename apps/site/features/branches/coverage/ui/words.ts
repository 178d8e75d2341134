import { addressMessages, networkMessages, trackingMessages, wordMessages } from '@hongyan/content/messages'
import { coverageEdition } from '@hongyan/domain/coverage/coverage-rules'
import { isOffered } from '@hongyan/domain/network/is-offered'
import { fill, type LocaleId } from '@hongyan/locales'

/** What the coverage tool says, in one language. */
export type CoverageWords = ReturnType<typeof coverageWords>

/** Collects the texts of the tool, for the server: they travel in the page as a property of the island. */
export function coverageWords(locale: LocaleId) {
  const { coverage, branch, search } = networkMessages(locale)
  const { products } = trackingMessages(locale)
  const { alert, copied } = wordMessages(locale)
  return {
    ...coverage,
    rules: fill(coverage.rules, { date: coverageEdition }),
    distance: branch,
    problems: {
      empty: search.empty,
      failed: search.failed,
      offline: search.offline,
      'too-many': search.tooMany,
      privacy: search.privacy,
    },
    products: Object.fromEntries(
      Object.entries(products).filter(([name]) => isOffered(name)),
    ) as typeof products,
    alert,
    copied,
    picker: addressMessages(locale).picker,
  }
}
