import { type PackagingPrice, siteContent } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'

/** Rows of the packaging list by id, in the order of the list; no ids means all. */
export function selectPackaging(ids: readonly string[], locale: LocaleId): readonly PackagingPrice[] {
  const { packaging } = siteContent(locale).priceTables
  return ids.length === 0 ? packaging : packaging.filter(({ id }) => ids.includes(id))
}
