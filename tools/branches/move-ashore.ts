import type { BranchRecord } from '@hongyan/domain/branches/read-branch'
import { districtAt } from '@hongyan/domain/places/district-at'
import { findDivision } from '@hongyan/domain/places/divisions'
import { isUnbuilt } from '../../apps/site/features/branches/sketch/is-unbuilt.ts'
import { landRings } from '../map/land.ts'
import { landIndex } from '../map/land-index.ts'
import { sampleBounds } from '../map/sample-bounds.ts'

const kmPerDegree = 111.2
/** Km of land that a branch has on every side: tiles draw a coast a little off. Where there is less, less. */
const margins = [0.6, 0.4, 0.2]
/** Km that a branch is moved at most, and from one try to the next. */
const farthest = 5
const step = 0.25
const bearings = Array.from({ length: 24 }, (_, at) => (Math.PI / 12) * at)

let isLand: ReturnType<typeof landIndex> | undefined

/** Metres that a branch stands off a river that is sketched, and km that one which is moved lies in its district. */
const [offRivers, inside] = [40, 0.5]

/** A sample branch that the map has in water or beside its district, at the nearest place where it is not; every other where it is. */
export function moveAshore(given: BranchRecord): BranchRecord {
  const record = moveHome(given)
  const place = { x: Number(record.longitude), y: Number(record.latitude) }
  const [west, south, east, north] = sampleBounds
  // The map ends before the islands of the far south.
  if (place.x < west || place.x > east || place.y < south || place.y > north) return record
  isLand ??= landIndex(landRings(sampleBounds))
  const shrink = Math.cos((place.y * Math.PI) / 180)
  const beside = (from: typeof place, km: number, bearing: number) => ({
    x: from.x + (km * Math.sin(bearing)) / kmPerDegree / shrink,
    y: from.y + (km * Math.cos(bearing)) / kmPerDegree,
  })
  for (const margin of margins) {
    const isDry = (spot: typeof place) =>
      [spot, ...bearings.map((bearing) => beside(spot, margin, bearing))].every((one) => isLand?.(one))
    if (isDry(place)) return record
    for (let km = step; km <= farthest; km += step) {
      const found = bearings.map((bearing) => beside(place, km, bearing)).find(isDry)
      if (found) return { ...record, longitude: found.x.toFixed(4), latitude: found.y.toFixed(4) }
    }
  }
  throw new Error(`no land near ${record.code}`)
}

/** Towards the middle of its district, out of waters, parks and the districts around it. */
function moveHome(record: BranchRecord): BranchRecord {
  const place = { x: Number(record.longitude), y: Number(record.latitude) }
  const middle = findDivision(String(record.district))
  if (middle === null || isAtHome(place, middle.code)) return record
  const shrink = Math.cos((place.y * Math.PI) / 180)
  const [east, north] = [(middle.longitude - place.x) * shrink, middle.latitude - place.y]
  const away = Math.hypot(east, north) * kmPerDegree
  const onTheWay = (km: number) => ({
    x: place.x + ((middle.longitude - place.x) * km) / away,
    y: place.y + ((middle.latitude - place.y) * km) / away,
  })
  for (let km = step; km < away; km += step) {
    const spot = onTheWay(km)
    // Well within: where a district ends is known to some hundred metres.
    if (isAtHome(spot, middle.code) && districtOf(onTheWay(km - inside)) === middle.code)
      return { ...record, longitude: spot.x.toFixed(4), latitude: spot.y.toFixed(4) }
  }
  return record
}

function isAtHome(spot: { readonly x: number; readonly y: number }, district: string): boolean {
  return !isUnbuilt(spot, offRivers) && districtOf(spot) === district
}

function districtOf({ x, y }: { readonly x: number; readonly y: number }): string | undefined {
  return districtAt({ longitude: x, latitude: y })?.code
}
