import { inEach, isDerived, textIn } from '@hongyan/locales'
import { placeInHongKong } from '../places/place-in-hong-kong.ts'
import type { SiteName } from './tracking-answer.ts'

/** Between the names in Chinese and English; no text that was cleaned holds it. */
const separator = '\u001f'

/** The name of a site as a row keeps it. */
export function writeSite(zh: string, en: string | null): string {
  return en === null || en === zh ? zh : `${zh}${separator}${en}`
}

/** Names that were read: those of the same few thousand sites stand in every answer. */
const known = new Map<string, SiteName>()
const mostKnown = 5000

/** The name of a site in each language: that of Hong Kong is made of the Chinese. */
export function readSite(stored: string): SiteName {
  const before = known.get(stored)
  if (before !== undefined) return before
  const [zh = '', en = zh] = stored.split(separator)
  const name = inEach((id) => (isDerived(id) ? placeInHongKong(zh) : textIn({ zh, en }, id)))
  if (known.size === mostKnown) known.clear()
  known.set(stored, name)
  return name
}
