import type { LocaleId } from '@hongyan/locales'
import type { BookEntry } from '../../../../client/find-in-book.ts'
import { askPlaces, type FoundPlace } from './ask-places.ts'

/** The place of an address as the quote names it: its district, else its city; null for a place without a price. */
export async function findPlace(
  { district, city, province }: Pick<BookEntry, 'district' | 'city' | 'province'>,
  locale: LocaleId,
): Promise<FoundPlace | null> {
  for (const division of [district, city, province]) {
    if (division === null) continue
    const places = await askPlaces(division.name, locale, new AbortController().signal)
    const place = places.find(({ code }) => code === division.code)
    if (place) return place
  }
  return null
}
