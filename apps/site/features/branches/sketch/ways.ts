import type { DataText } from '@hongyan/locales'
import type { Spot } from '../coast/clip-ring.ts'
import type { CoastWindow } from '../coast/coast-address.ts'
import { boundsOf, readLine } from '../coast/shapes.ts'
import { towns } from './towns.ts'
import type { WayRecord } from './way-record.ts'

/** Rings stand for expressways too, streets for main streets of a town; lakes and parks are areas, the others lines. */
const wayKinds = ['ring', 'street', 'tunnel', 'river', 'lake', 'park'] as const
export type WayKind = (typeof wayKinds)[number]

/** A road or a water of a town, in degrees. */
export type Way = {
  readonly kind: WayKind
  readonly name: DataText
  readonly line: readonly Spot[]
  readonly metres: number
  readonly crosses: boolean
  readonly bounds: CoastWindow
}

let all: readonly Way[] | undefined

/** What reaches into a window of all that is sketched. */
export function waysIn({ west, south, east, north }: CoastWindow): readonly Way[] {
  all ??= Object.values(towns).flatMap(({ ways }) => ways.map(readWay))
  return all.filter(
    ({ bounds }) => bounds.west < east && bounds.east > west && bounds.south < north && bounds.north > south,
  )
}

/** A way of a file. A row that is none is a mistake in the file. */
export function readWay({ kind, name, line, metres, crosses }: WayRecord): Way {
  const known = wayKinds.find((one) => one === kind)
  const points = readLine(line)
  if (known === undefined || points.length < 2 || points.some(({ x, y }) => Number.isNaN(x + y)))
    throw new Error(`the sketch has a bad row: ${name.en}`)
  return {
    kind: known,
    name,
    line: points,
    metres: metres ?? 0,
    crosses: crosses === true,
    bounds: boundsOf(points),
  }
}
