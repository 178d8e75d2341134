import { networkMessages, trackingMessages, wordMessages } from '@hongyan/content/messages'
import { type LocaleId, namesOfHolidays } from '@hongyan/locales'

/** What the finder says, in one language. */
export type FinderWords = ReturnType<typeof finderWords>

/** Collects the texts of the finder, for the server: they travel in the page as a property of the island. */
export function finderWords(locale: LocaleId) {
  const { title, search, area, found, none, filter, services, hours, branch, map, sample } =
    networkMessages(locale)
  const { products } = trackingMessages(locale)
  const { alert, noMoreData } = wordMessages(locale)
  return {
    title,
    search,
    area,
    found,
    none,
    filter,
    services,
    hours: { ...hours, holidays: namesOfHolidays(locale, 'short') },
    branch,
    map,
    sample,
    products,
    alert,
    noMoreData,
  }
}
