import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { clipRing, type Spot } from '../../apps/site/features/branches/coast/clip-ring.ts'

/** The land of Natural Earth, 1:10m or of another scale: coasts only, no borders of any kind. */
export function landFeatures(scale: '10m' | '50m' = '10m'): GeoJSON.FeatureCollection {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${scale}.json`)
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ land: GeometryCollection }>
  return feature(topology, topology.objects.land)
}

/** Its coasts within bounds (west, south, east, north), as closed rings. */
export function landRings(
  [west, south, east, north]: readonly [number, number, number, number],
  scale: '10m' | '50m' = '10m',
) {
  const frame = { left: west, top: south, right: east, bottom: north }
  return landFeatures(scale)
    .features.flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
    })
    .map((ring) => ring.map(([x = 0, y = 0]): Spot => ({ x, y })))
    .map((ring) => clipRing(ring, frame))
    .filter((ring) => ring.length > 3)
}
