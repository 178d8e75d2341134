import type { NetworkMode } from '@hongyan/content'
import { type Arc, arcBetween, pointsAlong } from '../../shell/parts/map/arc.ts'
import { networkRatio, networkWindow } from '../../shell/parts/map/home-window.ts'
import { type MarkLook, type NameLook, nameSize } from '../../shell/parts/map/map-label.tsx'
import { type LabelPlace, type LabelWish, placeLabels } from '../../shell/parts/map/place-labels.ts'
import { type MapPoint, project, within } from '../../shell/parts/map/projection.ts'

/** Units of the drawn picture. */
export const picture = { width: 1000, height: Math.round(1000 / networkRatio) }

/** Widths in px of the map, from the least on phones to a desktop: names fit at all of them. */
const widths = [392, 760, 860]
const margin = 0.05
/** Px that a phone narrower than the map cuts off at each side. */
const edge = 17

type City = NetworkMode['cities'][number]

/** Picture units for arcs; marks as `MapMark` takes them. */
export type NetworkPlan = {
  readonly marks: readonly {
    readonly wish: LabelWish
    readonly place: LabelPlace | null
    readonly mark: MarkLook
    readonly name: NameLook
  }[]
  readonly arcs: readonly { readonly arc: Arc; readonly faint: boolean }[]
}

/**
 * Where everything on the network map stands.
 * @param hubName words on the chip of a hub that is the only one
 */
export function planNetwork(
  { cities, routes }: Pick<NetworkMode, 'cities' | 'routes'>,
  hubName: (city: string) => string,
): NetworkPlan {
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
      ? { ...spot, text: hubName(city.name), radius: 13, padding: 8 }
      : { ...spot, text: city.name, radius: city.kind === 'hub' ? 6 : 4 }
  })
  const all = [...wishes, ...arrows]
  const places = placeLabels(all, {
    frames: widths.map((width) => ({ width, height: width / networkRatio })),
    fontSize: nameSize,
    edge,
    avoid: arcs.flatMap(({ arc }) =>
      pointsAlong(arc, 14).map(({ x, y }) => ({ x: x / picture.width, y: y / picture.height })),
    ),
  })
  const looks = onMap.map(({ kind }): { mark: MarkLook; name: NameLook } => {
    if (kind !== 'hub') return { mark: 'plain', name: 'plain' }
    return hubs.length === 1 ? { mark: 'current', name: 'chip' } : { mark: 'hub', name: 'strong' }
  })
  return {
    arcs,
    marks: all.map((wish, index) => ({
      wish,
      place: places[index] ?? null,
      ...(looks[index] ?? { mark: 'none', name: 'plain' }),
    })),
  }
}

/** The way between two cities by their names, in picture units and in the direction asked; null beyond the map. */
export function arcOfRoute(
  { cities, routes }: Pick<NetworkMode, 'cities' | 'routes'>,
  from: string,
  to: string,
): Arc | null {
  const [start, end] = [from, to].map((name) => cities.find((city) => city.name === name))
  if (!start || !end || isOff(start, spotOf(start)) || isOff(end, spotOf(end))) return null
  const index = routes.findIndex(
    (route) =>
      (route.from === start.id && route.to === end.id) || (route.from === end.id && route.to === start.id),
  )
  const turned = routes[index]?.from === end.id
  const [a, b] = turned ? [spotOf(end), spotOf(start)] : [spotOf(start), spotOf(end)]
  const arc = arcBetween(scaled(a), scaled(b), bendOf(a, b, Math.max(index, 0)))
  return turned ? { from: arc.to, via: arc.via, to: arc.from } : arc
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
  const at = (dy: number): LabelPlace => ({ dx: 0, dy, anchor: east ? 'end' : 'start', led: false })
  const places = [at(side * 13), at(side * -13), at(side * 26), at(side * -26)]
  return { ...end, text: east ? `${name} →` : `← ${name}`, radius: 0, places }
}
