import type { NetworkMode } from '@hongyan/content'
import { type Arc, arcBetween, pointsAlong } from '../../shell/parts/map/arc.ts'
import type { FreeLine } from '../../shell/parts/map/free-lines.ts'
import { networkRatio, networkWindow } from '../../shell/parts/map/home-window.ts'
import { type MarkLook, type NameLook, nameSize } from '../../shell/parts/map/map-label.tsx'
import { placeFurther } from '../../shell/parts/map/place-further.ts'
import { type LabelPlace, type LabelWish, placeLabels } from '../../shell/parts/map/place-labels.ts'
import { type MapPoint, project, within } from '../../shell/parts/map/projection.ts'

/** Units of the drawn picture. */
export const picture = { width: 1000, height: Math.round(1000 / networkRatio) }

/** Widths in px at which the names of a level hold; the style sheet changes from one level to the other between them. */
const levels = { narrow: [392, 440, 500, 560], wide: [560, 640, 760, 860, 1000] } as const
type NetworkLevel = keyof typeof levels

/** Picture units from the middle of an aircraft, as home draws it, to its nose or a tip of its wings. */
const craftReach = 16
/** Px kept free at each side of a route. */
const routeReach = 2
/** Px from a dot to its name at most where no other dot is looked at: one further off would be read as another's. */
const farthestName = 22
const margin = 0.05
/** Px that a phone narrower than the map cuts off at each side. */
const edge = 17

type City = NetworkMode['cities'][number]

/** Picture units for arcs; marks as `MapMark` takes them. */
export type NetworkPlan = {
  readonly marks: readonly {
    readonly wish: LabelWish
    /** Null where the name meets a route, the way of an aircraft or another name wherever it stands. */
    readonly places: Readonly<Record<NetworkLevel, LabelPlace | null>>
    readonly mark: MarkLook
    readonly name: NameLook
  }[]
  readonly arcs: readonly { readonly arc: Arc; readonly faint: boolean }[]
}

/**
 * Where everything on the network map stands.
 * @param hubName words on the chip of a hub that is the only one @param ways of the aircraft that fly over it
 */
export function planNetwork(
  { cities, routes }: Pick<NetworkMode, 'cities' | 'routes'>,
  hubName: (city: string) => string,
  ways: readonly Arc[] = [],
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
    const weight = 1 + routes.filter(({ from, to }) => from === city.id || to === city.id).length
    return chip
      ? { ...spot, text: hubName(city.name), radius: 13, padding: chipPadding, places: chipPlaces, weight }
      : city.kind === 'hub'
        ? { ...spot, text: city.name, radius: 6, places: chipPlaces, weight: weight + hubWeight }
        : { ...spot, text: city.name, radius: 4, weight }
  })
  const all = [...wishes, ...arrows]
  const kept = [
    ...arcs.map(({ arc }) => freeLine(arc, { px: routeReach, share: 0 })),
    ...ways.map((way) => freeLine(way, { px: 0, share: craftReach / picture.width })),
  ]
  const isFlown = ({ x, y }: LabelWish) => {
    const at = scaled({ x, y })
    return ways.some(({ from, to }) => [from, to].some((end) => end.x === at.x && end.y === at.y))
  }
  const placesOf = (level: NetworkLevel) => {
    const widths: readonly number[] = levels[level]
    // At the end of its way an aircraft stands over the dot.
    const craft = (Math.max(...widths) * craftReach) / picture.width
    const gapOf = (wish: LabelWish) => ({
      least: isFlown(wish) ? Math.ceil(craft) + 2 - wish.radius : 0,
      most: farthestName,
    })
    const spaced = all.map((wish) => ({ ...wish, gap: gapOf(wish) }))
    const setting = {
      frames: widths.map((width) => ({ width, height: width / networkRatio })),
      fontSize: nameSize,
      edge,
      keptOff: kept,
    }
    // What has no room beside its dot stands a little off, joined to it.
    const settled = (named: readonly LabelWish[]) => placeFurther(named, placeLabels(named, setting), setting)
    const weigh = (places: readonly (LabelPlace | null)[]) =>
      all.reduce((sum, { weight = 1 }, at) => sum + (places[at] ? 0 : weight), 0)
    const hasChip = spaced.some(({ padding }) => padding)
    let best = settled(spaced)
    // A chip takes more room than a name: it goes elsewhere before any city stands without one.
    for (const place of hasChip ? seaPlaces : []) {
      if (weigh(best) === 0) break
      const layout = settled(spaced.map((wish) => (wish.padding ? { ...wish, places: [place] } : wish)))
      if (weigh(layout) < weigh(best)) best = layout
    }
    return best
  }
  const [narrow, wide] = [placesOf('narrow'), placesOf('wide')]
  const looks = onMap.map(({ kind }): { mark: MarkLook; name: NameLook } => {
    if (kind !== 'hub') return { mark: 'plain', name: 'plain' }
    return hubs.length === 1 ? { mark: 'current', name: 'chip' } : { mark: 'hub', name: 'strong' }
  })
  return {
    arcs,
    marks: all.map((wish, index) => ({
      wish,
      places: { narrow: narrow[index] ?? null, wide: wide[index] ?? null },
      ...(looks[index] ?? { mark: 'none', name: 'plain' }),
    })),
  }
}

/** The way between two cities by their names, in picture units and in the direction asked; null where none is drawn. */
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
  if (index < 0) return null
  const turned = routes[index]?.from === end.id
  const [a, b] = turned ? [spotOf(end), spotOf(start)] : [spotOf(start), spotOf(end)]
  const arc = arcBetween(scaled(a), scaled(b), bendOf(a, b, index))
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

/** What names keep off: the line of a route, or the way of an aircraft. */
function freeLine(arc: Arc, reach: Omit<FreeLine, 'points'>): FreeLine {
  const points = [arc.from, ...pointsAlong(arc, 22), arc.to]
  return { ...reach, points: points.map(({ x, y }) => ({ x: x / picture.width, y: y / picture.height })) }
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

const chipPadding = 8
/** A hub is named before any city. */
const hubWeight = 100
// To the south-east first: there is the sea.
const turns = Array.from(
  { length: 24 },
  (_, at) => (Math.PI / 12) * (3 + (at % 2 === 0 ? at / 2 : -(at + 1) / 2)),
)
/** Where a chip may go, the nearest first: it stands out and has a line to its dot, so routes may lie between. */
const chipPlaces = Array.from({ length: 12 }, (_, at) => 20 + at * 6).flatMap((reach) =>
  turns.map((turn) => chipPlaceAt(reach, turn)),
)
/** Out at sea, where all of those leave some city without a name. */
const seaPlaces = [80, 92, 104, 116].flatMap((reach) =>
  [2, 3, 1, 5].map((step) => chipPlaceAt(reach, (Math.PI / 12) * step)),
)

function chipPlaceAt(reach: number, turn: number): LabelPlace {
  const [east, south] = [Math.cos(turn), Math.sin(turn)]
  const side = Math.abs(east) < 0.3 ? 0 : Math.sign(east)
  return {
    dx: Math.round(east * reach + side * chipPadding),
    dy: Math.round(south * (reach + 10)),
    anchor: side === 0 ? 'middle' : side > 0 ? 'start' : 'end',
    led: reach > 20,
  }
}

function arrowOf(name: string, end: MapPoint, side: 1 | -1): LabelWish {
  const east = end.x > 0.5
  const at = (dy: number): LabelPlace => ({ dx: 0, dy, anchor: east ? 'end' : 'start', led: false })
  const places = [at(side * 13), at(side * -13), at(side * 26), at(side * -26)]
  return { ...end, text: east ? `${name} →` : `← ${name}`, radius: 0, places }
}
