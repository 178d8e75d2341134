import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { childrenOf, type Division, listDivisions } from '@hongyan/domain/places/divisions'
import { textIn } from '@hongyan/locales'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { writePmtiles } from './write-pmtiles.ts'

export const sampleBounds = [73, 17.5, 134.9, 53.6] as const
const lastZoom = 7

/** Land and the names of cities, in layers named as in Protomaps' basemaps. No borders of any kind. */
export function sampleArchive(): Buffer {
  const options = { maxZoom: lastZoom, indexMaxZoom: lastZoom, tolerance: 6 }
  const layers = [
    { name: 'earth', from: 0, cut: new GeoJSONVT(land(), options) },
    { name: 'places', from: 0, cut: new GeoJSONVT(cities(), options) },
    // Before that there is no room for their names.
    { name: 'places', from: lastZoom, cut: new GeoJSONVT(districts(), options) },
  ]
  const tiles = covered().flatMap(({ z, x, y }) => {
    const found = layers.flatMap(({ name, from, cut }) => {
      const tile = z < from ? null : cut.getTile(z, x, y)
      return tile && tile.features.length > 0 ? [{ name, tile }] : []
    })
    if (found.length === 0) return []
    const packed = gzipSync(fromGeojsonVt(joined(found), { version: 2, extent: 4096 }), {
      level: 9,
    })
    return [{ z, x, y, packed }]
  })
  const metadata = {
    name: 'Sample of our places',
    attribution: 'Natural Earth',
    vector_layers: ['earth', 'places'].map((id) => ({ id, fields: {} })),
  }
  return writePmtiles({ tiles, metadata, bounds: [...sampleBounds], zooms: [0, lastZoom] })
}

type Cut = NonNullable<ReturnType<GeoJSONVT['getTile']>>

/** What lies in one tile, by layer: two may go into one. */
function joined(found: readonly { readonly name: string; readonly tile: Cut }[]): Record<string, Cut> {
  const layers: Record<string, Cut> = {}
  for (const { name, tile } of found) {
    const before = layers[name]
    layers[name] = before ? { ...before, features: [...before.features, ...tile.features] } : tile
  }
  return layers
}

function land() {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>
  return feature(topology, topology.objects.land)
}

/** Cities, and those provinces that are one. */
function cities(): GeoJSON.FeatureCollection {
  const single = listDivisions('province').filter(({ code }) =>
    childrenOf(code).every(({ level }) => level !== 'city'),
  )
  return collected([...single, ...listDivisions('city')])
}

function districts(): GeoJSON.FeatureCollection {
  return collected(listDivisions('district'))
}

function collected(places: readonly Division[]): GeoJSON.FeatureCollection {
  return { type: 'FeatureCollection', features: places.map(placeOf) }
}

/** The Simplified name is the plain one. */
function placeOf({ name, level, longitude, latitude }: Division): GeoJSON.Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      kind: level === 'district' ? 'neighbourhood' : 'locality',
      name: textIn(name, 'zh-CN'),
      'name:zh-Hant': textIn(name, 'zh-HK'),
      'name:en': textIn(name, 'en-US'),
    },
  }
}

/** The tiles of every zoom within the bounds. */
function covered(): { z: number; x: number; y: number }[] {
  const [west, south, east, north] = sampleBounds
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return range(0, lastZoom).flatMap((z) => {
    const most = 2 ** z
    const column = (degrees: number) => Math.min(most - 1, Math.floor(((degrees + 180) / 360) * most))
    const row = (degrees: number) => {
      const turned = Math.asinh(Math.tan((degrees * Math.PI) / 180))
      return Math.min(most - 1, Math.floor(((1 - turned / Math.PI) / 2) * most))
    }
    return range(column(west), column(east)).flatMap((x) =>
      range(row(north), row(south)).map((y) => ({ z, x, y })),
    )
  })
}
