/** An archive of vector tiles (PMTiles), as the settings name it. */
export type MapTiles =
  | { readonly kind: 'file'; readonly path: string }
  /** Somebody else's address, which the visitor's browser asks itself. */
  | { readonly kind: 'address'; readonly address: string; readonly origin: string }

/** The same with whose data it is, as a visitor reads it; null to let the archive say so. */
export type ShownTiles = MapTiles & { readonly by: string | null }

/** Archives write whose data they are as markup; null where they do not. */
export function plainAttribution(attribution: unknown): string | null {
  if (typeof attribution !== 'string') return null
  const text = attribution
    .replace(/<[^>]*>/g, '')
    .replaceAll('&copy;', '©')
    .trim()
  return text === '' ? null : text
}
