import { areas } from '#home-addresses'
import { childrenOf, type Division, homeRegions, listDivisions } from './divisions.ts'
import { greatCircleKm } from './great-circle.ts'

type GeoPoint = { readonly longitude: number; readonly latitude: number }

/** A point farther than this from every centre lies outside the table: at sea, or in another country. */
const farthestKm = areas.kind === 'postcodes' ? areas.reachKm : 120

let leaves: readonly Division[] | null = null

/**
 * Districts, and cities without any, whose own centre is known: two of one centre cannot be told apart. At a home with
 * postcodes its regions.
 */
function placedLeaves(): readonly Division[] {
  if (leaves !== null) return leaves
  const regions = homeRegions()
  leaves =
    regions.length > 0
      ? regions
      : [...listDivisions('district'), ...listDivisions('city')].filter(
          ({ code, centre }) => centre === 'own' && childrenOf(code).length === 0,
        )
  return leaves
}

/**
 * The district whose centre is nearest to a point (WGS-84 degrees), or null outside the table. Near a border it can
 * be the neighbour: the table has no outlines.
 */
export function districtAt(point: GeoPoint): Division | null {
  let found: Division | null = null
  let least = farthestKm
  for (const leaf of placedLeaves()) {
    // A degree of latitude is 111 km everywhere; most of the table ends here.
    if (Math.abs(leaf.latitude - point.latitude) * 111 > least) continue
    const km = greatCircleKm(point, leaf)
    if (km <= least) {
      found = leaf
      least = km
    }
  }
  return found
}
