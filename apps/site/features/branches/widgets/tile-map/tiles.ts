import { networkMessages } from '@hongyan/content'
import type { NetworkMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { plainAttribution, type ShownTiles } from '../../../../shell/map-tiles.ts'
import type { PageContext } from '../../../../shell/page-context.ts'

export type TilesWords = NetworkMessages['tiles']

/** The tiles of a map and what is said about it, in one language. */
export type Tiles = {
  /** Where a browser asks for the archive. */
  readonly address: string
  /** Whose data it is; null to let the archive say so. */
  readonly by: string | null
  /** Whether the site draws still pictures of it: it reads its own archive, nobody else's, and shows no made-up roads. */
  readonly still: boolean
  readonly words: TilesWords
}

/** Nothing of it, not a word, is in a page of a site whose settings name no archive. */
export function tilesOf({ mapTiles, locale }: PageContext): Tiles | null {
  return mapTiles && tilesIn(mapTiles, locale.id)
}

export function tilesIn(tiles: ShownTiles, locale: LocaleId): Tiles {
  const address = tiles.kind === 'file' ? '/map/tiles.pmtiles' : tiles.address
  return {
    address,
    by: plainAttribution(tiles.by, locale),
    still: tiles.kind === 'file' && !tiles.invented,
    words: networkMessages(locale).tiles,
  }
}
