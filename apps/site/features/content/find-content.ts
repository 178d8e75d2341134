import { collection, isDocumentOff, mediaOf, readContentCode, siteContent, slugOf } from '@hongyan/content'
import { localeIds } from '@hongyan/locales'
import { contentTypes } from './content-entry.ts'
import { listContent } from './list-content.ts'

/** The document a section code names, as it is in force now, or null. A banner is a part of home with its own code. */
export function findContent(contentCode: string): unknown {
  const place = readContentCode(contentCode)
  if (place === null) return findBanner(contentCode)
  if (place.kind === 'document')
    return isDocumentOff(place.name) ? null : siteContent(place.locale)[place.name]
  if (place.kind === 'media') return mediaOf(place.id, place.locale)
  for (const [key, item] of collection(place.collection, place.locale)) {
    if (slugOf(key) === place.slug) return item
  }
  return null
}

function findBanner(contentCode: string): unknown {
  for (const locale of localeIds) {
    const banner = listContent(contentTypes.banner, locale).find((entry) => entry.contentCode === contentCode)
    if (banner !== undefined) return banner.document
  }
  return null
}
