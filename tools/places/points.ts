/** Longitude and latitude. */
export type Point = readonly [longitude: number, latitude: number]

type Ring = readonly Point[]
/** A ring as the map files pack it: steps of 1/1024° as characters, from an offset of its own. */
type PackedRing = string
type Geometry<Part, Offsets> = {
  readonly coordinates: readonly Part[]
  readonly encodeOffsets?: readonly Offsets[]
}
export type Feature = {
  readonly id?: string | number
  readonly properties: { readonly name: string; readonly cp?: Point } & Readonly<Record<string, unknown>>
  readonly geometry:
    | ({ readonly type: 'Polygon' } & Geometry<Ring | PackedRing, Point>)
    | ({ readonly type: 'MultiPolygon' } & Geometry<readonly (Ring | PackedRing)[], readonly Point[]>)
}

/** The point a feature names as its centre (GCJ-02, turned into WGS-84), else the centroid of its largest part. */
export function centreOf({ properties, geometry }: Feature): Point {
  if (properties.cp) return toWgs84(properties.cp)
  const parts = outerRings(geometry)
    .map(centroid)
    .sort((a, b) => b.area - a.area)
  return parts[0]?.point ?? [0, 0]
}

/** The outer rings of a feature, in degrees, whichever way its file has them. */
export function outerRings(geometry: Feature['geometry']): readonly Ring[] {
  if (geometry.type === 'Polygon')
    return geometry.coordinates.slice(0, 1).map((ring) => unpack(ring, geometry.encodeOffsets?.[0]))
  return geometry.coordinates.flatMap((part, at) =>
    part.slice(0, 1).map((ring) => unpack(ring, geometry.encodeOffsets?.[at]?.[0])),
  )
}

function unpack(ring: Ring | PackedRing, offset: Point = [0, 0]): Ring {
  if (typeof ring !== 'string') return ring
  let [x, y] = offset
  const points: Point[] = []
  for (let at = 0; at < ring.length; at += 2) {
    x += step(ring.charCodeAt(at))
    y += step(ring.charCodeAt(at + 1))
    points.push([x / 1024, y / 1024])
  }
  return points
}

const step = (code: number): number => ((code - 64) >> 1) ^ -((code - 64) & 1)

function centroid(ring: Ring): { area: number; point: Point } {
  let [area, x, y] = [0, 0, 0]
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
    const cross = x1 * y2 - x2 * y1
    area += cross
    x += (x1 + x2) * cross
    y += (y1 + y2) * cross
  }
  return { area: Math.abs(area / 2), point: [x / (3 * area), y / (3 * area)] }
}

export const roundPoint = ([longitude, latitude]: Point, digits = 3): Point => [
  Number(longitude.toFixed(digits)),
  Number(latitude.toFixed(digits)),
]

export const meanOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [longitude]) => sum + longitude, 0) / points.length,
  points.reduce((sum, [, latitude]) => sum + latitude, 0) / points.length,
]

const axis = 6378245
const eccentricity = 0.006693421622965943

/** Takes the offset of Chinese map services off a point; right to some metres (published approximation of GCJ-02). */
function toWgs84([longitude, latitude]: Point): Point {
  const [x, y] = [longitude - 105, latitude - 35]
  const common = ((20 * Math.sin(6 * x * Math.PI) + 20 * Math.sin(2 * x * Math.PI)) * 2) / 3
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    common +
    ((20 * Math.sin(y * Math.PI) + 40 * Math.sin((y / 3) * Math.PI)) * 2) / 3 +
    ((160 * Math.sin((y / 12) * Math.PI) + 320 * Math.sin((y * Math.PI) / 30)) * 2) / 3
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    common +
    ((20 * Math.sin(x * Math.PI) + 40 * Math.sin((x / 3) * Math.PI)) * 2) / 3 +
    ((150 * Math.sin((x / 12) * Math.PI) + 300 * Math.sin((x / 30) * Math.PI)) * 2) / 3
  const radians = (latitude / 180) * Math.PI
  const magic = 1 - eccentricity * Math.sin(radians) ** 2
  const root = Math.sqrt(magic)
  const latitudeOffset = (north * 180) / (((axis * (1 - eccentricity)) / (magic * root)) * Math.PI)
  const longitudeOffset = (east * 180) / ((axis / root) * Math.cos(radians) * Math.PI)
  return [longitude - longitudeOffset, latitude - latitudeOffset]
}
