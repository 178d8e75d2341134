import type { LayerSpecification, SourceSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { MapColours } from './map-style.ts'
import type { MapLine, MapSpot, TakenSpot } from './opened-map.ts'

/** What a page itself puts on the map: lines, small dots, and the room of its marks. */

export const takenSource = 'taken'
/** Zoom from which the map's own names of cities take the place of the titles of marks. */
export const titledUntil = 6
/** Radius of the least mark that a title is kept off, px. */
const leastTaken = 2.5

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
              'circle-radius': ['interpolate', ['linear'], ['zoom'], 3, state === 'not' ? 1 : 1.6, 8, 5],
              'circle-color': {
                served: colours.positive,
                partly: colours['caution-tint'],
                not: colours['line-control'],
              }[state],
              'circle-stroke-color': colours.caution,
              'circle-stroke-width': state === 'partly' ? 1.5 : 0,
            },
          }),
        )),
  ]
}

/** Titles of marks, each on the side of its mark where there is room, and the room that the marks take. */
export function takenLayers(
  taken: readonly TakenSpot[],
  text: NonNullable<SymbolLayerSpecification['layout']>,
  paint: NonNullable<SymbolLayerSpecification['paint']>,
): LayerSpecification[] {
  const titled = taken.some(({ title }) => title !== null)
  const titles: SymbolLayerSpecification = {
    id: 'titles',
    type: 'symbol',
    source: takenSource,
    maxzoom: titledUntil,
    filter: ['!=', ['get', 'title'], null],
    layout: {
      ...text,
      'text-field': ['get', 'title'],
      'text-variable-anchor': ['left', 'right', 'bottom', 'top', 'bottom-left', 'bottom-right'],
      'text-radial-offset': 0.8,
      'text-justify': 'auto',
      'text-padding': 0,
    },
    paint,
  }
  // Names are placed from the last layer to the first: this one keeps the places of the marks.
  const room: SymbolLayerSpecification = {
    id: 'taken',
    type: 'symbol',
    source: takenSource,
    ...(titled && { filter: ['>=', ['get', 'size'], leastTaken] }),
    layout: {
      'text-field': '●',
      ...(text['text-font'] && { 'text-font': text['text-font'] }),
      // A line is a fifth higher than its letters.
      'text-size': ['*', ['get', 'size'], 1.7],
      'text-allow-overlap': true,
      'text-padding': titled ? 0 : 4,
    },
    paint: { 'text-opacity': 0 },
  }
  return titled ? [titles, room] : [room]
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

export function takenOf(taken: readonly TakenSpot[]): GeoJSON.FeatureCollection {
  return pointsOf(taken, ({ title, size }) => ({ title, size }))
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
