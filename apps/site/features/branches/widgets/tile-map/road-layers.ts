import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'

/** Layers of roads: the second has those of towns, in archives that keep them apart. */
export const roadSources = ['roads', 'streets'] as const

/** How wide a road is, px by zoom: nothing below the first. */
const roads = [
  {
    id: 'minor',
    kinds: ['minor_road', 'other'],
    from: 11,
    edge: 1,
    widths: [11, 0.4, 13, 1.4, 15, 3, 18, 14],
  },
  { id: 'major', kinds: ['major_road'], from: 8, edge: 1.6, widths: [8, 0.6, 12, 2, 15, 6, 18, 22] },
  { id: 'highway', kinds: ['highway'], from: 5, edge: 1.6, widths: [5, 0.5, 8, 1.2, 12, 3, 15, 8, 18, 26] },
] as const

export const roadKinds = roads.flatMap(({ kinds }) => [...kinds])

/** Roads, each with its edge under all of them, so that crossings are open. */
export function roadLayers(colours: MapColours, sourceOf: (layer: string) => string): LayerSpecification[] {
  const lines = (end: string, colour: string, isEdge: boolean) =>
    roads.flatMap((road) =>
      roadSources.map(
        (layer): LayerSpecification => ({
          id: `${layer}-${road.id}${end}`,
          type: 'line',
          source: sourceOf(layer),
          'source-layer': layer,
          minzoom: road.from,
          filter: ['in', ['get', 'kind'], ['literal', [...road.kinds]]],
          layout: { 'line-cap': 'round', 'line-join': 'round' },
          paint: {
            'line-color': colour,
            'line-width': [
              'interpolate',
              ['exponential', 1.5],
              ['zoom'],
              ...road.widths.map((value, at) => (at % 2 === 1 && isEdge ? value + road.edge : value)),
            ] as ExpressionSpecification,
          },
        }),
      ),
    )
  return [...lines('-edge', colours['road-edge'], true), ...lines('', colours.road, false)]
}
