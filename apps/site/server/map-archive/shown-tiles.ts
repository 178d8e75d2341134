import type { MapTiles, ShownTiles } from '../../shell/map-tiles.ts'
import { openArchive } from './open-archive.ts'

/** The tiles that the settings name, and whose data they are: what a file says of itself where no setting does. */
export async function shownTiles(
  tiles: MapTiles | undefined,
  by: string | undefined,
): Promise<ShownTiles | null> {
  if (tiles === undefined) return null
  if (tiles.kind !== 'file') return { ...tiles, by: by ?? null, invented: false }
  const opened = await openArchive(tiles.path).catch(() => null)
  if (opened === null) return { ...tiles, by: by ?? null, invented: false }
  try {
    const { attribution, invented } = ((await opened.archive.getMetadata().catch(() => null)) ?? {}) as {
      attribution?: unknown
      invented?: unknown
    }
    const stated = typeof attribution === 'string' ? attribution : null
    return { ...tiles, by: by ?? stated, invented: invented === true }
  } finally {
    await opened.close()
  }
}
