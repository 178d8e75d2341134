import type { NetworkMode } from '@hongyan/content'
import { type Arc, arcBetween, pointsAlong } from '../map/arc.ts'
import { networkRatio, networkWindow } from '../map/home-window.ts'
import { type LabelPlace, type LabelWish, placeLabels } from '../map/place-labels.ts'
import { type MapPoint, project, within } from '../map/projection.ts'

/** Units of the drawn picture. */
export const picture = { width: 1000, height: Math.round(1000 / networkRatio) }

/** Widths in px of the map on the narrowest phone and on a desktop: names fit at both. */
const widths = [360, 390, 760, 860]
const fontSize = 13
const margin = 0.03

type City = NetworkMode['cities'][number]

export type NetworkPlan = {
  readonly marks: readonly {
    readonly city: City
    readonly spot: MapPoint
    readonly look: 'plain' | 'current' | 'hub'
  }[]
  readonly names: readonly {
    readonly wish: LabelWish
    readonly place: LabelPlace | null
    readonly look: 'plain' | 'strong' | 'chip'
  }[]
  readonly arcs: readonly { readonly arc: Arc; readonly faint: boolean }[]
}

/** Where everything on the network map stands: fractions of the map for dots and names, picture units for arcs. */
export function planNetwork({ cities, routes }: Pick<NetworkMode, 'cities' | 'routes'>): NetworkPlan {
  const hubs = cities.filter((city) => city.kind === 'hub')
  const spots = new Map(cities.map((city) => [city.id, spotOf(city)]))
  const onMap = cities.filter((city) => !isOff(city, spots.get(city.id)))
  const ends = new Map(onMap.map((city) => [city.id, spots.get(city.id)]))
  const arcs: { arc: Arc; faint: boolean }[] = []
  const arrows: LabelWish[] = []

  for (const [index, route] of routes.entries()) {
    const away = cities.find((city) => (city.id === route.from || city.id === route.to) && !ends.has(city.id))
    const home = spots.get(away?.id === route.from ? route.to : route.from)
    const far = spots.get(away?.id ?? route.to)
    if (!home || !far) continue
    const end = away ? edgeOf(home, far) : far
    const arc = arcBetween(scaled(home), scaled(end), bendOf(home, end, index))
    arcs.push({ arc, faint: away !== undefined })
    // The name stands on the side of the line that the line does not come from.
    if (away) arrows.push(arrowOf(away.name, end, arc.via.y < arc.to.y ? 1 : -1))
  }

  const wishes = onMap.map((city): LabelWish => {
    const spot = spots.get(city.id) ?? { x: 0, y: 0 }
    const chip = hubs.length === 1 && city.kind === 'hub'
    return chip
      ? { ...spot, text: city.name, radius: 13, padding: 8 }
      : { ...spot, text: city.name, radius: city.kind === 'hub' ? 6 : 4 }
  })
  const all = [...wishes, ...arrows]
  const places = placeLabels(all, {
    frames: widths.map((width) => ({ width, height: width / networkRatio })),
    fontSize,
    avoid: arcs.flatMap(({ arc }) =>
      pointsAlong(arc, 14).map(({ x, y }) => ({ x: x / picture.width, y: y / picture.height })),
    ),
  })
  const lookOf = (city: City | undefined) =>
    city?.kind !== 'hub' ? 'plain' : hubs.length === 1 ? 'chip' : 'strong'
  return {
    arcs,
    marks: onMap.map((city) => ({
      city,
      spot: spots.get(city.id) ?? { x: 0, y: 0 },
      look: city.kind !== 'hub' ? 'plain' : hubs.length === 1 ? 'current' : 'hub',
    })),
    names: all.map((wish, index) => ({ wish, place: places[index] ?? null, look: lookOf(onMap[index]) })),
  }
}

function spotOf({ longitude, latitude }: City): MapPoint {
  return within(networkWindow, project(longitude, latitude))
}

function isOff(city: City, spot: MapPoint | undefined): boolean {
  const inside = spot && Math.min(spot.x, spot.y) > 0 && Math.max(spot.x, spot.y) < 1
  return city.offMap || !inside
}

function scaled({ x, y }: MapPoint): MapPoint {
  return { x: x * picture.width, y: y * picture.height }
}

/** Routes bulge to the north, a little more or less in turn, so that neighbours do not lie on one another. */
function bendOf(from: MapPoint, to: MapPoint, index: number): number {
  const height = 0.1 + (index % 3) * 0.05
  return to.x >= from.x ? height : -height
}

/** Where the straight way to a city beyond the map meets its edge. */
function edgeOf(from: MapPoint, to: MapPoint): MapPoint {
  const bound = (value: number) => Math.max(margin, Math.min(1 - margin, value))
  const share = (a: number, b: number) => (bound(b) === b ? 1 : (bound(b) - a) / (b - a))
  const t = Math.min(share(from.x, to.x), share(from.y, to.y))
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
}

function arrowOf(name: string, end: MapPoint, side: 1 | -1): LabelWish {
  const east = end.x > 0.5
  const fixed: LabelPlace = { dx: 0, dy: side * 13, anchor: east ? 'end' : 'start', led: false }
  return { ...end, text: east ? `${name} →` : `← ${name}`, radius: 0, fixed }
}
