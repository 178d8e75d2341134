import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { Point } from '../../branch-answer.ts'
import type { MapColours } from './map-colours.ts'
import type { MapLine, MapSpot, TakenSpot } from './opened-map.ts'

/** What a page itself puts on the map: lines, small dots, and the room of its marks. */

export const takenSource = 'taken'
/** Zoom from which the map's own names of cities take the place of the titles of marks. */
export const titledUntil = 6

/** Width of the line of a ring, px far off and near. */
const ring = { far: 0.6, near: 1.5 }
/** Radii of dots, px: a ring with its line is as large as a full dot, so that neither outweighs the other. */
const dotLooks = {
  served: { far: 1.6, near: 5 },
  partly: { far: 1.6 - ring.far, near: 5 - ring.near },
  not: { far: 1, near: 4 },
} as const

type Own = { readonly lines: readonly MapLine[]; readonly spots: readonly MapSpot[] }

export function ownSources(
  { lines, spots }: Own,
  taken: readonly TakenSpot[],
): Record<string, SourceSpecification> {
  return {
    ...(lines.length > 0 && { lines: { type: 'geojson' as const, data: linesOf(lines) } }),
    ...(spots.length > 0 && { spots: { type: 'geojson' as const, data: spotsOf(spots) } }),
    [takenSource]: { type: 'geojson', data: takenOf(taken) },
  }
}

/** Lines and dots, under every name. */
export function ownLayers({ lines, spots }: Own, colours: MapColours): LayerSpecification[] {
  const way = { 'line-color': colours.line, 'line-width': 1.6, 'line-opacity': 0.7 }
  return [
    ...(lines.length === 0
      ? []
      : [false, true].map(
          (ahead): LayerSpecification => ({
            id: ahead ? 'lines-ahead' : 'lines',
            type: 'line',
            source: 'lines',
            filter: ['==', ['get', 'ahead'], ahead],
            paint: ahead ? { ...way, 'line-dasharray': [1, 3] } : way,
          }),
        )),
    ...(spots.length === 0
      ? []
      : (['not', 'partly', 'served'] as const).map(
          (state): LayerSpecification => ({
            id: `spots-${state}`,
            type: 'circle',
            source: 'spots',
            filter: ['==', ['get', 'state'], state],
            paint: {
              'circle-radius': [
                'interpolate',
                ['linear'],
                ['zoom'],
                3,
                dotLooks[state].far,
                8,
                dotLooks[state].near,
              ],
              'circle-color': {
                served: colours.positive,
                partly: colours['caution-tint'],
                not: colours['line-control'],
              }[state],
              'circle-stroke-color': colours.caution,
              'circle-stroke-width':
                state === 'partly' ? ['interpolate', ['linear'], ['zoom'], 3, ring.far, 8, ring.near] : 0,
            },
          }),
        )),
  ]
}

/** The room that marks take: names are placed from the last layer to the first, and this one keeps it. */
export function takenLayer(fonts: readonly string[]): LayerSpecification {
  return {
    id: 'taken',
    type: 'symbol',
    source: takenSource,
    layout: {
      'text-field': '●',
      'text-font': [...fonts],
      // A line is a fifth higher than its letters.
      'text-size': ['*', ['get', 'size'], 1.7],
      'text-allow-overlap': true,
      'text-padding': 2,
    },
    paint: { 'text-opacity': 0 },
  }
}

function linesOf(lines: readonly MapLine[]): GeoJSON.FeatureCollection {
  const features = lines.map(
    ({ ends, ahead }): GeoJSON.Feature => ({
      type: 'Feature',
      geometry: {
        type: 'LineString',
        coordinates: ends.map(({ longitude, latitude }) => [longitude, latitude]),
      },
      properties: { ahead },
    }),
  )
  return { type: 'FeatureCollection', features }
}

function spotsOf(spots: readonly MapSpot[]): GeoJSON.FeatureCollection {
  return pointsOf(spots, ({ state }) => ({ state }))
}

export function takenOf(taken: readonly (Point & Pick<TakenSpot, 'size'>)[]): GeoJSON.FeatureCollection {
  return pointsOf(taken, ({ size }) => ({ size }))
}

function pointsOf<P extends { readonly longitude: number; readonly latitude: number }>(
  points: readonly P[],
  properties: (point: P) => GeoJSON.GeoJsonProperties,
): GeoJSON.FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: points.map((point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
      properties: properties(point),
    })),
  }
}
