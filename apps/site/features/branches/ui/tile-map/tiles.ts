import { networkMessages } from '@hongyan/content'
import type { NetworkMessages } from '@hongyan/content/messages'
import type { PageContext } from '../../../../shell/page-context.ts'

/** The tiles of a map and what is said about it, in one language. */
export type Tiles = {
  /** Where a browser asks for the archive. */
  readonly address: string
  /** Whose data it is; null to let the archive say so. */
  readonly by: string | null
  readonly words: NetworkMessages['tiles']
}

/** Nothing of it, not a word, is in a page of a site whose settings name no archive. */
export function tilesOf({ mapTiles, locale }: PageContext): Tiles | null {
  if (mapTiles === null) return null
  const address = mapTiles.kind === 'file' ? '/map/tiles.pmtiles' : mapTiles.address
  return { address, by: mapTiles.by, words: networkMessages(locale.id).tiles }
}
