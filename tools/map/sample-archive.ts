import { gzipSync } from 'node:zlib'
import { sampleNetwork } from '@hongyan/domain/branches/sample-network'
import { childrenOf, type Division, findDivision, listDivisions } from '@hongyan/domain/places/divisions'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import { landFeatures, landRings } from './land.ts'
import { sampleBounds } from './sample-bounds.ts'
import { sampleRoads } from './sample-roads.ts'
import { sampleStreets } from './sample-streets.ts'
import { writePmtiles } from './write-pmtiles.ts'

const zooms = { first: 1, far: 4, land: 7, streets: 10, last: 11 }
/** Towns of fewer branches have no streets: they would make the archive too large to be kept. */
const leastBranches = 9
/** Digits that the codes of one city's districts begin with; of a region that is a city, fewer. */
const digitsOf = (district: string) => (/^8[12]/.test(district) ? 2 : 4)

/** Land, cities, and fictional roads and streets between them, in layers named as in Protomaps' basemaps. No borders. */
export function sampleArchive(): Buffer {
  const land = landRings(sampleBounds)
  const cut = (data: GeoJSON.GeoJSON, tolerance: number, maxZoom: number) =>
    new GeoJSONVT(data, { maxZoom, indexMaxZoom: Math.min(maxZoom, 5), tolerance })
  const spots = (levels: readonly Division[]) =>
    levels.map(({ longitude, latitude }) => ({ x: longitude, y: latitude }))
  const ways = sampleRoads(spots(cityDivisions()), land, 'highway')
  const lanes = sampleRoads(spots(listDivisions('district')), land, 'major_road')
  const streets = streetsOfTowns()
  const isMajor = ({ properties }: GeoJSON.Feature) => properties?.kind === 'major_road'
  const { land: landTo, streets: from, last } = zooms
  const layers = [
    { name: 'earth', from: zooms.first, to: zooms.far, cut: cut(landFeatures(), 14, landTo) },
    { name: 'earth', from: zooms.far + 1, to: landTo, cut: cut(landFeatures(), 6, landTo) },
    { name: 'roads', from: 4, to: landTo, cut: cut(collected(ways), 3, landTo) },
    // Before that there is no room for them.
    { name: 'roads', from: landTo, to: landTo, cut: cut(collected(lanes), 3, landTo) },
    { name: 'places', from: zooms.first, to: landTo, cut: cut(named(cityDivisions()), 6, landTo) },
    { name: 'places', from: landTo, to: landTo, cut: cut(named(listDivisions('district')), 6, landTo) },
    // Names are written nearer.
    // Once cities are named, provinces are not.
    { name: 'places', from: 2, to: 5, cut: cut(collected(provinces()), 6, landTo) },
    { name: 'streets', from, to: from, cut: cut(collected(streets.filter(isMajor).map(unnamed)), 0, last) },
    { name: 'streets', from: last, to: last, cut: cut(collected(streets.filter(isMajor)), 0, last) },
    {
      name: 'streets',
      from: last,
      to: last,
      cut: cut(collected(streets.filter((one) => !isMajor(one))), 0, last),
    },
  ]
  const tiles = covered().flatMap(({ z, x, y }) => {
    const found = layers.flatMap(({ name, from: least, to, cut: of }) => {
      const tile = z < least || z > to ? null : of.getTile(z, x, y)
      return tile && tile.features.length > 0 ? [{ name, tile }] : []
    })
    if (found.length === 0) return []
    const packed = gzipSync(fromGeojsonVt(joined(found), { version: 2, extent: 4096 }), { level: 9 })
    return [{ z, x, y, packed }]
  })
  const metadata = {
    name: 'Sample of our places',
    invented: true,
    attribution: 'Natural Earth · <span lang="zh">示例道路</span><span lang="en">sample roads</span>',
    vector_layers: [...new Set(layers.map(({ name }) => name))].map((id) => ({
      id,
      fields: {},
      minzoom: id === 'streets' ? from : zooms.first,
      maxzoom: id === 'streets' ? last : landTo,
    })),
  }
  return writePmtiles({ tiles, metadata, bounds: [...sampleBounds], zooms: [zooms.first, last] })
}

function unnamed(street: GeoJSON.Feature): GeoJSON.Feature {
  return { ...street, properties: { kind: street.properties?.kind } }
}

function streetsOfTowns(): GeoJSON.Feature[] {
  const inside = sampleNetwork().branches.filter(({ district }) => findDivision(district) !== null)
  const towns = Map.groupBy(inside, ({ district }) => district.slice(0, digitsOf(district)))
  return [...towns.values()]
    .filter((town) => town.length >= leastBranches)
    .flatMap((town) => {
      const [east, north] = [town.map(({ longitude }) => longitude), town.map(({ latitude }) => latitude)]
      const margin = 0.1
      const around = landRings([
        Math.min(...east) - margin,
        Math.min(...north) - margin,
        Math.max(...east) + margin,
        Math.max(...north) + margin,
      ])
      return sampleStreets(town, around)
    })
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

/** Provinces by name, in the middle of their cities; not those that are one. */
function provinces(): GeoJSON.Feature[] {
  return listDivisions('province').flatMap((province) => {
    const cities = childrenOf(province.code).filter(({ level }) => level === 'city')
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
    if (cities.length < 2 || digitsOf(province.code) === 2) return []
    const { properties } = placeOf(province)
    const coordinates = [
      mean(cities.map(({ longitude }) => longitude)),
      mean(cities.map(({ latitude }) => latitude)),
    ]
    return [
      {
        type: 'Feature' as const,
        geometry: { type: 'Point' as const, coordinates },
        properties: { ...properties, kind: 'province' },
      },
    ]
  })
}

/** Cities, and those provinces that are one. */
function cityDivisions(): readonly Division[] {
  const single = listDivisions('province').filter(({ code }) =>
    childrenOf(code).every(({ level }) => level !== 'city'),
  )
  return [...single, ...listDivisions('city')]
}

function named(places: readonly Division[]): GeoJSON.FeatureCollection {
  return collected(places.map(placeOf))
}

function collected(features: GeoJSON.Feature[]): GeoJSON.FeatureCollection {
  return { type: 'FeatureCollection', features }
}

/** The Simplified name is the plain one. */
function placeOf({ name, level, longitude, latitude }: Division): GeoJSON.Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      kind: level === 'district' ? 'neighbourhood' : 'locality',
      name: name.zh,
      'name:zh-Hant': name.hk,
      'name:en': name.en,
    },
  }
}

/** The tiles of every zoom within the bounds. */
function covered(): { z: number; x: number; y: number }[] {
  const [west, south, east, north] = sampleBounds
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return range(zooms.first, zooms.last).flatMap((z) => {
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
