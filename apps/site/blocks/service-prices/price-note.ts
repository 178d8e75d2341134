import { contentMessages, siteContent } from '@hongyan/content'
import { fill, formatFullDate, homeZone, inSentences, type LocaleId, noonAtHome } from '@hongyan/locales'

/** Since when the prices hold, and what decides in the end. */
export function priceNote(locale: LocaleId): string {
  const { validFrom, note } = siteContent(locale).priceTables
  const date = formatFullDate(locale, noonAtHome(validFrom), homeZone)
  const since = fill(contentMessages(locale).prices.from, { date })
  return inSentences(locale, [since, note])
}
