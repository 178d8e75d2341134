import { areas } from '#home-addresses'
import { childrenOf, type Division, divisionPath, findDivision } from '../places/divisions.ts'
import { greatCircleKm } from '../places/great-circle.ts'
import type { Branch } from './branch.ts'

/** A point in WGS-84 degrees. */
export type GeoPoint = { readonly longitude: number; readonly latitude: number }

/** A branch with its distance from somewhere, km along the great circle. */
export type BranchAway = { readonly branch: Branch; readonly km: number }

/** All branches of an edition with what the questions about them need. Never changes once made. */
export type BranchNetwork = {
  readonly branches: readonly Branch[]
  readonly byCode: ReadonlyMap<string, Branch>
  /** Branches that lie in a division of any level, by its code. */
  readonly inDivision: (code: string) => readonly Branch[]
  /** The branches of a set within a radius (inclusive), nearest first; equal distances by code. */
  readonly byDistance: (from: GeoPoint, among?: readonly Branch[], radiusKm?: number) => readonly BranchAway[]
  /** The branch responsible for a district and how far its centre is, or null where nobody is. */
  readonly responsibleFor: (district: string) => BranchAway | null
}

/** A branch farther than this from the centre of a district is not responsible for it unless its table says so. */
const farthestKm = 260

/** No degree of latitude is shorter, so that what lies farther off by latitude alone needs no measuring. */
const kmPerDegree = 111

/** Makes a network of branches; later ones of an equal code win. */
export function branchNetwork(given: readonly Branch[]): BranchNetwork {
  const byCode = new Map(given.map((branch) => [branch.code, branch]))
  const branches = [...byCode.values()]
  const inDivision = new Map<string, Branch[]>()
  const namedFor = new Map<string, Branch>()
  for (const branch of branches) {
    for (const code of ancestry(branch.district)) {
      const list = inDivision.get(code)
      if (list === undefined) inDivision.set(code, [branch])
      else list.push(branch)
    }
    for (const area of branch.areas) if (!namedFor.has(area)) namedFor.set(area, branch)
  }

  const byDistance: BranchNetwork['byDistance'] = (from, among = branches, radiusKm = Infinity) => {
    const reach = radiusKm / kmPerDegree
    return among
      .filter(({ latitude }) => Math.abs(latitude - from.latitude) <= reach)
      .map((branch) => ({ branch, km: greatCircleKm(from, branch) }))
      .filter(({ km }) => km <= radiusKm)
      .sort((one, other) => one.km - other.km || (one.branch.code < other.branch.code ? -1 : 1))
  }

  const find = (district: Division): BranchAway | null => {
    const named = namedFor.get(district.code)
    if (named !== undefined) return { branch: named, km: greatCircleKm(district, named) }
    // The nearest of its own district, then of its city, then of its province: parcels follow the divisions.
    for (const code of ancestry(district.code)) {
      const among = (inDivision.get(code) ?? []).filter(({ kind }) => kind === 'branch')
      const [nearest] = byDistance(district, among)
      if (nearest !== undefined && nearest.km <= farthestKm) return nearest
    }
    return null
  }

  const responsible = new Map<string, BranchAway | null>()
  return {
    branches,
    byCode,
    inDivision: (code) => inDivision.get(code) ?? [],
    byDistance,
    responsibleFor: (code) => {
      const known = responsible.get(code)
      if (known !== undefined) return known
      const district = findDivision(code)
      const found = district === null ? null : find(district)
      if (district !== null) responsible.set(code, found)
      return found
    },
  }
}

/** A division and what it lies in, innermost first; a postcode in the region of its first digits and the country. */
export function ancestry(code: string): readonly string[] {
  const place = areas.kind === 'postcodes' ? areas.place(code) : null
  const region = place?.region ?? (areas.kind === 'postcodes' ? areas.region(code) : null)
  if (areas.kind === 'postcodes' && region !== null)
    return [...(place === null ? [] : [place.code]), region.code, areas.country]
  return divisionPath(code)
    .map((division) => division.code)
    .reverse()
}

/** Every district of a division; the division itself where it has none. */
export function districtsOf(code: string): readonly Division[] {
  const division = findDivision(code)
  if (division === null) return []
  const children = childrenOf(code)
  return children.length === 0 ? [division] : children.flatMap((child) => districtsOf(child.code))
}
