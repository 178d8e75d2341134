import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { addressRoot, childrenOf } from '@hongyan/domain/places/divisions'
import { textIn } from '@hongyan/locales'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { writePmtiles } from './write-pmtiles.ts'

const bounds = [70, 0, 140, 58] as const
const lastZoom = 5

/** Land and the names of cities, in layers named as in Protomaps' basemaps. No borders of any kind. */
export function sampleArchive(): Buffer {
  const options = { maxZoom: lastZoom, indexMaxZoom: lastZoom, tolerance: 4 }
  const layers = { earth: new GeoJSONVT(land(), options), places: new GeoJSONVT(cities(), options) }
  const tiles = covered().flatMap(({ z, x, y }) => {
    const found = Object.entries(layers).flatMap(([name, layer]) => {
      const tile = layer.getTile(z, x, y)
      return tile && tile.features.length > 0 ? [[name, tile] as const] : []
    })
    if (found.length === 0) return []
    const packed = gzipSync(fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }))
    return [{ z, x, y, packed }]
  })
  const metadata = {
    name: 'Sample of our places',
    attribution: 'Natural Earth',
    vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })),
  }
  return writePmtiles({ tiles, metadata, bounds: [...bounds], zooms: [0, lastZoom] })
}

function land() {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json')
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>
  return feature(topology, topology.objects.land)
}

function cities(): GeoJSON.FeatureCollection {
  const found = childrenOf(addressRoot).flatMap((province) =>
    childrenOf(province.code).filter(({ level }) => level === 'city'),
  )
  const features = found.map(
    ({ name, longitude, latitude }): GeoJSON.Feature => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: {
        kind: 'locality',
        name: textIn(name, 'zh-CN'),
        'name:zh-Hans': textIn(name, 'zh-CN'),
        'name:zh-Hant': textIn(name, 'zh-HK'),
        'name:en': textIn(name, 'en-US'),
      },
    }),
  )
  return { type: 'FeatureCollection', features }
}

/** The tiles of every zoom within the bounds. */
function covered(): { z: number; x: number; y: number }[] {
  const [west, south, east, north] = bounds
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
