import type { MapTiles, ShownTiles } from '../../shell/map-tiles.ts'
import { openArchive } from './open-archive.ts'

/** The tiles that the settings name, and whose data they are: what a file says of itself where no setting does. */
export async function shownTiles(
  tiles: MapTiles | undefined,
  by: string | undefined,
): Promise<ShownTiles | null> {
  if (tiles === undefined) return null
  if (by !== undefined || tiles.kind !== 'file') return { ...tiles, by: by ?? null }
  const opened = await openArchive(tiles.path).catch(() => null)
  if (opened === null) return { ...tiles, by: null }
  try {
    const metadata = (await opened.archive.getMetadata().catch(() => null)) as {
      attribution?: unknown
    } | null
    const said = metadata?.attribution
    return { ...tiles, by: typeof said === 'string' ? said : null }
  } finally {
    await opened.close()
  }
}
