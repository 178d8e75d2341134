import type { LocaleId } from '@hongyan/locales'

/** An archive of vector tiles (PMTiles), as the settings name it. */
export type MapTiles =
  | { readonly kind: 'file'; readonly path: string }
  /** Somebody else's address, which the visitor's browser asks itself. */
  | { readonly kind: 'address'; readonly address: string; readonly origin: string }

/** The same with what is said of it. */
export type ShownTiles = MapTiles & {
  /** Whose data it is, as text or markup; null to let the archive say so. */
  readonly by: string | null
  /** Whether its roads are made up, as those of the sample are: a still map would show them as a town's. */
  readonly invented: boolean
}

/**
 * Archives write whose data they are as markup; null where they do not. Of what they say in several languages, each in
 * an element of its own, the reader's stays.
 */
export function plainAttribution(attribution: unknown, locale: LocaleId): string | null {
  if (typeof attribution !== 'string') return null
  const [language = ''] = locale.split('-')
  const text = attribution
    .replace(/<(\w+) lang="([a-z]+)[^"]*">[^<]*<\/\1>/g, (said, _tag, of) => (of === language ? said : ''))
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .trim()
  return text === '' ? null : text
}
