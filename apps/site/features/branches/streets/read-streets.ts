import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { PMTiles } from 'pmtiles'
import type { Spot } from '../coast/clip-ring.ts'
import type { CoastWindow } from '../coast/coast-address.ts'
import { degreesAt, type TileName, tilesOf, zoomOf } from './window-tiles.ts'

/** Roads, the widest first. */
export const roadKinds = ['highway', 'major_road', 'minor_road'] as const
type RoadKind = (typeof roadKinds)[number]

/** What an archive has in a window, in degrees: lines of roads, rings of water and of green. */
export type Streets = Readonly<Record<RoadKind | 'water' | 'green', readonly (readonly Spot[])[]>>

const greens = ['park', 'wood', 'forest', 'nature_reserve', 'grass', 'cemetery']
/** Layers as Protomaps' basemaps name them; `streets` in archives that keep those of towns apart. */
const layers = ['water', 'landuse', 'roads', 'streets'] as const
/** Zooms that a layer may begin later than the window has: its tiles are then four times as many. */
const zoomsAhead = 1
/** Tiles of one layer; a window of an unusual shape has none of it. */
const mostTiles = 24

/** Reads what a still map of a window shows. A layer that ends early is read at its last zoom. */
export async function readStreets(archive: PMTiles, window: CoastWindow): Promise<Streets> {
  const [header, metadata] = await Promise.all([archive.getHeader(), archive.getMetadata()])
  const wanted = zoomOf(window)
  const found: Record<keyof Streets, Spot[][]> = {
    highway: [],
    major_road: [],
    minor_road: [],
    water: [],
    green: [],
  }
  const byZoom = Map.groupBy(layers, (layer) => {
    const { minzoom = header.minZoom, maxzoom = header.maxZoom } = zoomsIn(metadata, layer)
    return minzoom > wanted + zoomsAhead ? null : Math.min(maxzoom, Math.max(minzoom, wanted))
  })
  for (const [zoom, names] of byZoom) {
    if (zoom === null) continue
    const tiles = tilesOf(window, zoom)
    if (tiles.length > mostTiles) continue
    for (const name of tiles) {
      const tile = await archive.getZxy(name.z, name.x, name.y)
      if (tile === undefined) continue
      const read = new VectorTile(new PbfReader(tile.data))
      for (const layer of names) collect(found, read, layer, name)
    }
  }
  return found
}

function collect(
  found: Record<keyof Streets, Spot[][]>,
  tile: VectorTile,
  layer: (typeof layers)[number],
  name: TileName,
): void {
  const features = tile.layers[layer]
  for (let at = 0; features !== undefined && at < features.length; at += 1) {
    const feature = features.feature(at)
    const as = shownAs(layer, feature.properties.kind, feature.type)
    if (as === null) continue
    const { extent } = feature
    for (const line of feature.loadGeometry())
      found[as].push(line.map(({ x, y }) => degreesAt(name, x / extent, y / extent)))
  }
}

/** Lines are of type 2, areas of type 3. */
function shownAs(layer: (typeof layers)[number], kind: unknown, type: number): keyof Streets | null {
  if (layer === 'water') return type === 3 ? 'water' : null
  if (layer === 'landuse') return type === 3 && greens.some((one) => one === kind) ? 'green' : null
  return type === 2 ? (roadKinds.find((one) => one === kind) ?? null) : null
}

function zoomsIn(metadata: unknown, layer: string): { minzoom?: number; maxzoom?: number } {
  const { vector_layers: named } = (metadata ?? {}) as { vector_layers?: unknown }
  const found = (Array.isArray(named) ? named : []).find((one) => one?.id === layer)
  const number = (value: unknown) => (typeof value === 'number' ? { value } : null)
  const [from, to] = [number(found?.minzoom), number(found?.maxzoom)]
  return { ...(from && { minzoom: from.value }), ...(to && { maxzoom: to.value }) }
}
