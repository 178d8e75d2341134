import { type LocaleId, localeOf } from '@hongyan/locales'
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { LayerZooms } from './layer-zooms.ts'
import type { MapColours } from './map-colours.ts'
import type { MapLine, MapSpot, TakenSpot } from './opened-map.ts'
import { ownLayers, ownSources, takenLayer, titledUntil } from './own-layers.ts'
import { roadKinds, roadLayers, roadSources } from './road-layers.ts'

/** Where a name may stand about its place. */
const sides = ['center', 'top', 'bottom', 'left', 'right'] as const
/** Among more marks the name of a province would be read as that of one of them. */
const mostAmongProvinces = 20

type StyleSetting = {
  readonly colours: MapColours
  /** Families of the page, the best first: glyphs are drawn with those of the device. */
  readonly fonts: readonly string[]
  /** How much larger than usual the letters of the page are. */
  readonly letters: number
  readonly locale: LocaleId
  /** The archive, as its protocol is asked for it. */
  readonly url: string
  readonly zooms: LayerZooms
  readonly lines: readonly MapLine[]
  readonly spots: readonly MapSpot[]
  /** What stands over the map, which no name may lie under. */
  readonly taken: readonly TakenSpot[]
}

/**
 * A quiet map in the colours of the page: land, water, green, buildings, roads and the names of places, as archives in
 * the layers of Protomaps' basemaps have them. No borders and no names of countries, whatever the archive holds.
 */
export function mapStyle(setting: StyleSetting): StyleSpecification {
  const { colours, fonts, letters, locale, url, zooms, spots, taken } = setting
  const small = 12 * letters
  // What ends earlier is a source of its own: only so its last tiles are drawn larger.
  const sourceOf = (layer: string) => (zooms.last.has(layer) ? `tiles-${zooms.last.get(layer)}` : 'tiles')
  const fill = (id: string, colour: string, kinds?: readonly string[], minzoom = 0): LayerSpecification => ({
    id,
    type: 'fill',
    source: sourceOf(id),
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
  // Titles of marks, or dots that are many, have the map to themselves while it is small.
  const isFar = spots.length > 0 || taken.some(({ title }) => title !== null)
  const halo = { 'text-halo-color': colours.land, 'text-halo-width': 1.4 }
  const [quiet, loud] = [
    { ...halo, 'text-color': colours.muted },
    { ...halo, 'text-color': colours.ink },
  ]
  return {
    version: 8,
    sources: {
      tiles: { type: 'vector', url, minzoom: zooms.first },
      ...Object.fromEntries(
        [...new Set(zooms.last.values())].map((maxzoom) => [
          `tiles-${maxzoom}`,
          { type: 'vector' as const, url, maxzoom },
        ]),
      ),
      ...ownSources(setting, taken),
    },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': colours.water } },
      fill('earth', colours.land),
      fill('landuse', colours.green, ['park', 'wood', 'forest', 'nature_reserve', 'grass', 'cemetery'], 8),
      fill('water', colours.water),
      fill('buildings', colours.built, undefined, 14),
      ...roadLayers(colours, sourceOf),
      ...ownLayers(setting, colours),
      ...roadSources.map(
        (layer): LayerSpecification => ({
          id: `${layer}-names`,
          type: 'symbol',
          source: sourceOf(layer),
          'source-layer': layer,
          minzoom: 12,
          filter: isKind(roadKinds),
          layout: { ...text(small), 'symbol-placement': 'line' },
          paint: quiet,
        }),
      ),
      {
        id: 'districts',
        type: 'symbol',
        source: sourceOf('places'),
        'source-layer': 'places',
        minzoom: 8,
        filter: isKind(['neighbourhood', 'macrohood']),
        // Beside what stands on its middle, such as the mark of a place that was looked for.
        layout: { ...text(small), 'text-variable-anchor': [...sides], 'text-radial-offset': 0.9 },
        paint: quiet,
      },
      ...(taken.length > mostAmongProvinces ? [] : [provinces(sourceOf('places'), text(small), quiet)]),
      {
        id: 'cities',
        type: 'symbol',
        source: sourceOf('places'),
        'source-layer': 'places',
        filter: isKind(['locality']),
        minzoom: isFar ? titledUntil : 0,
        layout: {
          ...text(['interpolate', ['linear'], ['zoom'], 4, small, 10, 15 * letters]),
          'symbol-sort-key': ['-', 0, ['coalesce', ['get', 'population_rank'], 0]],
        },
        paint: loud,
      },
      takenLayer(fonts),
    ],
  }
}

/** Provinces of our own sample, around the few marks of a small map. */
function provinces(
  source: string,
  layout: NonNullable<SymbolLayerSpecification['layout']>,
  paint: NonNullable<SymbolLayerSpecification['paint']>,
): LayerSpecification {
  return {
    id: 'provinces',
    type: 'symbol',
    source,
    'source-layer': 'places',
    maxzoom: titledUntil,
    filter: isKind(['province']),
    layout: { ...layout, 'text-variable-anchor': [...sides], 'text-radial-offset': 1.5 },
    paint,
  }
}

function isKind(kinds: readonly string[]): ExpressionSpecification {
  return ['in', ['get', 'kind'], ['literal', [...kinds]]]
}

/** The reader's name of a place, before the one of the place itself. */
function nameIn(locale: LocaleId): ExpressionSpecification {
  const { htmlLang, variety } = localeOf(locale)
  const names = new Set([htmlLang.replace(/-[A-Z]{2}$/, ''), variety])
  return [
    'coalesce',
    ...[...names].map((name) => ['get', `name:${name}`] as ExpressionSpecification),
    ['get', 'name'],
  ]
}
