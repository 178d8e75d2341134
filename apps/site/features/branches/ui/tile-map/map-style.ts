import type { LocaleId } from '@hongyan/locales'
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { MapLine, TakenSpot } from './opened-map.ts'

/** The roles of colour that the map has of the page. */
export const mapColours = ['land', 'water', 'green', 'built', 'road', 'road-edge', 'line'] as const
export type MapColours = Readonly<Record<(typeof mapColours)[number] | 'ink' | 'muted', string>>

type StyleSetting = {
  readonly colours: MapColours
  /** Families of the page, the best first: glyphs are drawn with those of the device. */
  readonly fonts: readonly string[]
  readonly locale: LocaleId
  /** The archive, as its protocol is asked for it. */
  readonly url: string
  readonly lines: readonly MapLine[]
  /** What stands over the map, which no name may lie under. */
  readonly taken: readonly TakenSpot[]
}

const source = 'tiles'
export const takenSource = 'taken'
/** Zoom from which the map's own names of cities take the place of the titles of marks. */
const titledUntil = 6

/** How wide a road is, px by zoom: nothing below the first. */
const roads = [
  { id: 'minor', kinds: ['minor_road', 'other'], from: 12, widths: [12, 0.6, 15, 3, 18, 14] },
  { id: 'major', kinds: ['major_road'], from: 8, widths: [8, 0.6, 12, 2, 15, 6, 18, 22] },
  { id: 'highway', kinds: ['highway'], from: 5, widths: [5, 0.5, 8, 1.2, 12, 3, 15, 8, 18, 26] },
] as const

/**
 * A quiet map in the colours of the page: land, water, green, buildings, roads and the names of places, as archives in
 * the layers of Protomaps' basemaps have them. No borders and no names of countries, whatever the archive holds.
 */
export function mapStyle({ colours, fonts, locale, url, lines, taken }: StyleSetting): StyleSpecification {
  const fill = (id: string, colour: string, kinds?: readonly string[], minzoom = 0): LayerSpecification => ({
    id,
    type: 'fill',
    source,
    'source-layer': id,
    minzoom,
    ...(kinds && { filter: isKind(kinds) }),
    paint: { 'fill-color': colour },
  })
  const text = (size: ExpressionSpecification | number) => ({
    'text-field': nameIn(locale),
    'text-font': [...fonts],
    'text-size': size,
    'text-max-width': 8,
    'text-padding': 6,
  })
  const titled = taken.some(({ title }) => title !== null)
  const halo = { 'text-halo-color': colours.land, 'text-halo-width': 1.4 }
  return {
    version: 8,
    sources: {
      [source]: { type: 'vector', url },
      ...(lines.length > 0 && { lines: { type: 'geojson', data: dataOf(lines) } }),
      [takenSource]: { type: 'geojson', data: spotsOf(taken) },
    },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': colours.water } },
      fill('earth', colours.land),
      fill('landuse', colours.green, ['park', 'wood', 'forest', 'nature_reserve', 'grass', 'cemetery'], 8),
      fill('water', colours.water),
      fill('buildings', colours.built, undefined, 14),
      ...roads.flatMap((road) => roadLayers(road, colours)),
      ...(lines.length > 0 ? [linesLayer(colours.line)] : []),
      {
        id: 'road-names',
        type: 'symbol',
        source,
        'source-layer': 'roads',
        minzoom: 14,
        filter: isKind(roads.flatMap(({ kinds }) => [...kinds])),
        layout: { ...text(12), 'symbol-placement': 'line' },
        paint: { ...halo, 'text-color': colours.muted },
      },
      {
        id: 'districts',
        type: 'symbol',
        source,
        'source-layer': 'places',
        minzoom: 8,
        filter: isKind(['neighbourhood', 'macrohood']),
        layout: text(12),
        paint: { ...halo, 'text-color': colours.muted },
      },
      {
        id: 'cities',
        type: 'symbol',
        source,
        'source-layer': 'places',
        filter: isKind(['locality']),
        minzoom: titled ? titledUntil : 0,
        layout: {
          ...text(['interpolate', ['linear'], ['zoom'], 4, 12, 10, 15]),
          'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'population_rank'], 0]],
        },
        paint: { ...halo, 'text-color': colours.ink },
      },
      ...(titled ? [titlesLayer(text(13), { ...halo, 'text-color': colours.ink })] : []),
      // Names are placed from the last layer to the first: this one keeps the places of the marks.
      {
        id: 'taken',
        type: 'symbol',
        source: takenSource,
        layout: {
          'text-field': '●',
          'text-font': [...fonts],
          'text-size': titled ? 8 : 20,
          'text-allow-overlap': true,
          'text-padding': titled ? 1 : 4,
        },
        paint: { 'text-opacity': 0 },
      },
    ],
  }
}

/** A road and, where it is wide enough to have one, its edge under it. */
function roadLayers({ id, kinds, from, widths }: (typeof roads)[number], colours: MapColours) {
  const line = (name: string, colour: string, wider: number): LayerSpecification => ({
    id: name,
    type: 'line',
    source,
    'source-layer': 'roads',
    minzoom: from,
    filter: isKind(kinds),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colour,
      'line-width': [
        'interpolate',
        ['exponential', 1.5],
        ['zoom'],
        ...widths.map((value, at) => (at % 2 === 0 ? value : value + wider)),
      ] as ExpressionSpecification,
    },
  })
  return [line(`${id}-edge`, colours['road-edge'], 1.6), line(id, colours.road, 0)]
}

/** Titles of marks, each on the side of its mark where there is room. */
function titlesLayer(
  layout: NonNullable<SymbolLayerSpecification['layout']>,
  paint: NonNullable<SymbolLayerSpecification['paint']>,
): LayerSpecification {
  return {
    id: 'titles',
    type: 'symbol',
    source: takenSource,
    maxzoom: titledUntil,
    filter: ['!=', ['get', 'title'], null],
    layout: {
      ...layout,
      'text-field': ['get', 'title'],
      'text-variable-anchor': ['left', 'right', 'bottom', 'top', 'bottom-left', 'bottom-right'],
      'text-radial-offset': 0.8,
      'text-justify': 'auto',
      'text-padding': 1,
    },
    paint,
  }
}

function linesLayer(colour: string): LayerSpecification {
  return {
    id: 'lines',
    type: 'line',
    source: 'lines',
    paint: { 'line-color': colour, 'line-width': 1.6, 'line-opacity': 0.6 },
  }
}

function dataOf(lines: readonly MapLine[]): GeoJSON.MultiLineString {
  const coordinates = lines.map((line) => line.map(({ longitude, latitude }) => [longitude, latitude]))
  return { type: 'MultiLineString', coordinates }
}

export function spotsOf(taken: readonly TakenSpot[]): GeoJSON.FeatureCollection {
  const features = taken.map(
    ({ longitude, latitude, title }): GeoJSON.Feature => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { title },
    }),
  )
  return { type: 'FeatureCollection', features }
}

function isKind(kinds: readonly string[]): ExpressionSpecification {
  return ['in', ['get', 'kind'], ['literal', [...kinds]]]
}

/** The reader's name of a place, before the one of the place itself. */
function nameIn(locale: LocaleId): ExpressionSpecification {
  const names = { 'zh-CN': ['zh-Hans', 'zh'], 'zh-HK': ['zh-Hant', 'zh'], 'en-US': ['en'] }[locale]
  return [
    'coalesce',
    ...names.map((name) => ['get', `name:${name}`] as ExpressionSpecification),
    ['get', 'name'],
  ]
}
