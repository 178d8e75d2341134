import type { BranchRecord } from '@hongyan/domain/branches/read-branch'
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

/** A sample branch that the map's coast has in the water, at the nearest place ashore; every other where it is. */
export function moveAshore(record: BranchRecord): BranchRecord {
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
