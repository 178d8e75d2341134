import { listDivisions } from '@hongyan/domain/places/divisions'
import { greatCircleKm } from '@hongyan/domain/places/great-circle'
import { onLand } from './on-land.ts'
import { landRings } from './shapes.ts'

type Point = { readonly longitude: number; readonly latitude: number }
type NameSpot = readonly [longitude: number, latitude: number]

/** Spots for one name; more are little used. */
const most = 5
/** How far they lie from the middle, as a share of the way to the next district's, and the directions in degrees. */
const reaches = [
  { share: 0.25, turns: [0, 180, 90, 270] },
  { share: 0.45, turns: [45, 315, 135, 225, 0, 180] },
  { share: 0.7, turns: [0, 180, 90, 270, 45, 225] },
]
/** The same for half a name, which must lie on land too. */
const halfName = 0.16
/** Least and most km that a district is taken to reach. */
const [least, widest] = [1.2, 12]
/** Degrees around a middle in which its coasts and its neighbours are. */
const around = 0.25

const kmPerDegree = greatCircleKm({ longitude: 0, latitude: 0 }, { longitude: 0, latitude: 1 })

const found = new Map<string, readonly NameSpot[]>()

/**
 * Where the name of a district may stand on a map, the best first: on land, and nearer to its middle than to that of any
 * other. Degrees, to a thousandth. Empty where the coasts know no land of it.
 */
export function nameSpots(code: string, middle: Point): readonly NameSpot[] {
  const spots = found.get(code) ?? findSpots(code, middle)
  found.set(code, spots)
  return spots
}

function findSpots(code: string, middle: Point): readonly NameSpot[] {
  const { longitude, latitude } = middle
  const land = landRings({
    west: longitude - around,
    south: latitude - around,
    east: longitude + around,
    north: latitude + around,
  })
  const others = listDivisions('district').filter(
    (other) =>
      other.code !== code &&
      Math.abs(other.longitude - longitude) < around &&
      Math.abs(other.latitude - latitude) < around,
  )
  const nearest = Math.min(widest, ...others.map((other) => greatCircleKm(middle, other)))
  const reach = Math.max(least, nearest)
  const eastward = kmPerDegree * Math.cos((latitude * Math.PI) / 180)
  const spots = [
    middle,
    ...reaches.flatMap(({ share, turns }) =>
      turns.map((turn) => {
        const angle = (turn * Math.PI) / 180
        return {
          longitude: longitude + (share * reach * Math.sin(angle)) / eastward,
          latitude: latitude + (share * reach * Math.cos(angle)) / kmPerDegree,
        }
      }),
    ),
  ].filter((spot) => {
    const own = greatCircleKm(spot, middle)
    return others.every((other) => greatCircleKm(spot, other) > own)
  })
  const dry = (spot: Point, half: number) =>
    [-half, 0, half].every((side) =>
      onLand(land, { x: spot.longitude + (side * reach) / eastward, y: spot.latitude }),
    )
  const whole = spots.filter((spot) => dry(spot, halfName))
  const shown = whole.length > 0 ? whole : spots.filter((spot) => dry(spot, 0))
  return shown.slice(0, most).map((spot) => [rounded(spot.longitude), rounded(spot.latitude)])
}

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000
